#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faith::flick
{

/// Which of the game controllers is the first, the second and so on. One that goes and comes back has its old place, even if the system
/// gives it another number.
class PadPlaces
{
public:
	static constexpr int kNoPlace = -1;

	/// A controller was connected. `device` is the system's number for it, `kind` what it can be recognised by. Gives its place, from 0:
	/// the one it had, else the first that is free.
	FLICKOFFAITHPRESENTATION_API int Join(std::int32_t device, std::string_view kind);
	/// It was disconnected; its place is kept for it until another takes it.
	FLICKOFFAITHPRESENTATION_API void Leave(std::int32_t device);

	/// kNoPlace for a device that is not connected.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API int PlaceOf(std::int32_t device) const;
	/// The places that are taken, one bit each; the first eight.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::uint8_t Taken() const;

private:
	struct Place
	{
		std::int32_t device = 0;
		std::string kind;
		bool isTaken = false;
	};

	int FreePlaceFor(std::string_view kind) const;

	std::vector<Place> places_;
};

} // namespace faith::flick
