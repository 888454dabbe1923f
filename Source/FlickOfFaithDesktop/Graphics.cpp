#include "FlickOfFaithDesktop/Graphics.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QStringList>

#include <algorithm>

namespace faith::desktop
{

namespace
{

QString AskDriver()
{
	QOffscreenSurface surface;
	surface.create();
	QOpenGLContext context;
	if (!context.create() || !context.makeCurrent(&surface))
	{
		return {};
	}
	const GLubyte* const name = context.functions()->glGetString(GL_RENDERER);
	const QString renderer = name != nullptr ? QString::fromUtf8(reinterpret_cast<const char*>(name)) : QString();
	context.doneCurrent();
	return renderer;
}

} // namespace

QString RendererName()
{
	// Asking takes long enough to ask only once.
	static const QString name = AskDriver();
	return name;
}

bool IsSoftware(const QString& rendererName)
{
	static const QStringList kNames{"llvmpipe", "softpipe", "swrast", "software", "swiftshader", "basic render"};
	return rendererName.isEmpty() ||
		std::any_of(kNames.begin(), kNames.end(),
			[&](const QString& name) { return rendererName.contains(name, Qt::CaseInsensitive); });
}

} // namespace faith::desktop
