#include "FlickOfFaithDesktop/Words.h"

#include <vector>

namespace faith::desktop
{

Words::Words(text::TextTable texts, QObject* parent) : QObject(parent), texts_(std::move(texts))
{
}

QString Words::get(const QString& key) const
{
	return QString::fromStdString(texts_.Get(key.toStdString()));
}

QString Words::format(const QString& key, const QVariantMap& arguments) const
{
	// The names must stay where the arguments can see them.
	std::vector<std::string> names;
	std::vector<text::Argument> filled;
	names.reserve(static_cast<std::size_t>(arguments.size()));
	for (auto it = arguments.begin(); it != arguments.end(); ++it)
	{
		names.push_back(it.key().toStdString());
		bool isNumber = false;
		const qlonglong number = it.value().toLongLong(&isNumber);
		const bool isText = it.value().typeId() == QMetaType::QString;
		filled.push_back(isNumber && !isText ? text::Argument{names.back(), std::int64_t{number}}
											 : text::Argument{names.back(), it.value().toString().toStdString()});
	}
	return QString::fromStdString(texts_.Format(key.toStdString(), std::span<const text::Argument>(filled)));
}

} // namespace faith::desktop
