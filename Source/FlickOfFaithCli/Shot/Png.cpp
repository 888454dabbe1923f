#include "FlickOfFaithCli/Shot/Png.h"

#ifdef FAITH_PNG

#include <librsvg/rsvg.h>

#include <memory>

#ifdef __SANITIZE_ADDRESS__
/// Fontconfig keeps what it has read about fonts until the program ends.
extern "C" const char* __lsan_default_suppressions()
{
	return "leak:libfontconfig";
}
#endif

namespace faith::cli
{
namespace
{

/// Lets go of what the C libraries give.
struct Release
{
	void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
	void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
	void operator()(cairo_t* context) const { cairo_destroy(context); }
};

template <class T>
using Held = std::unique_ptr<T, Release>;

std::string MessageOf(GError* error)
{
	const std::string message = error == nullptr ? "unknown reason" : error->message;
	g_clear_error(&error);
	return "the picture cannot be drawn: " + message;
}

cairo_status_t Append(void* bytes, const unsigned char* data, unsigned int length)
{
	auto& all = *static_cast<std::vector<std::uint8_t>*>(bytes);
	all.insert(all.end(), data, data + length);
	return CAIRO_STATUS_SUCCESS;
}

} // namespace

Result<std::vector<std::uint8_t>, std::string> PngOf(std::string_view svg, int size)
{
	GError* error = nullptr;
	const Held<RsvgHandle> handle(
		rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
	if (!handle)
	{
		return Failure{MessageOf(error)};
	}
	const Held<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size, size));
	const Held<cairo_t> context(cairo_create(surface.get()));
	const RsvgRectangle all{0.0, 0.0, static_cast<double>(size), static_cast<double>(size)};
	if (!rsvg_handle_render_document(handle.get(), context.get(), &all, &error))
	{
		return Failure{MessageOf(error)};
	}
	std::vector<std::uint8_t> bytes;
	const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), Append, &bytes);
	if (status != CAIRO_STATUS_SUCCESS)
	{
		return Failure{std::string("the picture cannot be drawn: ") + cairo_status_to_string(status)};
	}
	return bytes;
}

} // namespace faith::cli

#else

namespace faith::cli
{

Result<std::vector<std::uint8_t>, std::string> PngOf(std::string_view, int)
{
	return Failure{
		std::string("this program was built without librsvg (librsvg2-dev, pkgconf), which PNG needs; use --svg")};
}

} // namespace faith::cli

#endif
