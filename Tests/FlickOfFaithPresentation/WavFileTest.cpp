#include "FlickOfFaithPresentation/WavFile.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace faith::flick
{
namespace
{

using Bytes = std::vector<std::uint8_t>;

void Add(Bytes& file, const std::string& text)
{
	file.insert(file.end(), text.begin(), text.end());
}

void Add(Bytes& file, std::uint32_t number, int size)
{
	for (int i = 0; i < size; ++i)
	{
		file.push_back(static_cast<std::uint8_t>(number >> (8 * i)));
	}
}

struct Format
{
	std::uint32_t tag = 1;
	std::uint32_t channels = 1;
	std::uint32_t rate = 44'100;
	std::uint32_t bits = 16;
};

Bytes Head()
{
	Bytes file;
	Add(file, "RIFF");
	Add(file, 0, 4);
	Add(file, "WAVE");
	return file;
}

void AddFormat(Bytes& file, const Format& format)
{
	Add(file, "fmt ");
	Add(file, 16, 4);
	Add(file, format.tag, 2);
	Add(file, format.channels, 2);
	Add(file, format.rate, 4);
	Add(file, format.rate * format.channels * 2, 4);
	Add(file, format.channels * 2, 2);
	Add(file, format.bits, 2);
}

Bytes Wav(const Format& format, std::uint32_t bytes)
{
	Bytes file = Head();
	AddFormat(file, format);
	Add(file, "data");
	Add(file, bytes, 4);
	file.insert(file.end(), bytes, 7);
	return file;
}

WavFault FaultOf(const Bytes& file)
{
	const auto read = ReadWav(file);
	EXPECT_FALSE(read);
	return read ? WavFault{} : read.Error();
}

TEST(WavFile, ReadsMonoAndStereo)
{
	const Bytes mono = Wav({}, 88'200);
	const auto one = ReadWav(mono);
	ASSERT_TRUE(one);
	EXPECT_EQ(one->rate, 44'100);
	EXPECT_EQ(one->channels, 1);
	EXPECT_EQ(one->samples.size(), 88'200u);
	EXPECT_DOUBLE_EQ(one->Duration(), 1.0);
	const Bytes stereo = Wav({1, 2, 22'050, 16}, 10);
	const auto two = ReadWav(stereo);
	ASSERT_TRUE(two);
	EXPECT_EQ(two->samples.size(), 8u) << "only whole frames";
}

TEST(WavFile, SkipsWhatItDoesNotKnow)
{
	Bytes file = Head();
	Add(file, "LIST");
	Add(file, 3, 4);
	file.insert(file.end(), 4, 0); // three and one to make it even
	AddFormat(file, {});
	Add(file, "data");
	Add(file, 2, 4);
	Add(file, 1, 2);
	ASSERT_TRUE(ReadWav(file));
}

TEST(WavFile, RefusesWhatTheGameCannotPlayWithAReason)
{
	EXPECT_EQ(FaultOf({}), WavFault::NotWav);
	EXPECT_EQ(FaultOf({'O', 'g', 'g', 'S', 0, 0, 0, 0, 0, 0, 0, 0}), WavFault::NotWav);
	EXPECT_EQ(FaultOf(Head()), WavFault::NoFormat);
	EXPECT_EQ(FaultOf(Wav({3, 1, 44'100, 32}, 8)), WavFault::NotPlain);
	EXPECT_EQ(FaultOf(Wav({1, 1, 44'100, 24}, 8)), WavFault::NotSixteen);
	EXPECT_EQ(FaultOf(Wav({1, 6, 44'100, 16}, 12)), WavFault::TooManyParts);
	EXPECT_EQ(FaultOf(Wav({1, 1, 0, 16}, 8)), WavFault::BadRate);
	EXPECT_EQ(FaultOf(Wav({1, 1, 4'000'000'000u, 16}, 8)), WavFault::BadRate);
	EXPECT_EQ(FaultOf(Wav({}, 0)), WavFault::NoSamples);
	EXPECT_EQ(FaultOf(Wav({1, 2, 44'100, 16}, 3)), WavFault::NoSamples);
	Bytes early = Head();
	Add(early, "data");
	Add(early, 2, 4);
	Add(early, 1, 2);
	EXPECT_EQ(FaultOf(early), WavFault::NoFormat);
}

TEST(WavFile, RefusesEveryFileThatIsCutOff)
{
	const Bytes whole = Wav({}, 8);
	for (std::size_t size = 0; size < whole.size(); ++size)
	{
		EXPECT_FALSE(ReadWav(std::span(whole).first(size))) << size;
	}
}

TEST(WavFile, ReadsEverySoundOfTheGame)
{
	int count = 0;
	for (const auto& entry :
		std::filesystem::directory_iterator(std::filesystem::path(FAITH_SOURCE_DIR) / "Content/FlickOfFaith/Audio"))
	{
		if (entry.path().extension() == ".wav")
		{
			std::ifstream file(entry.path(), std::ios::binary);
			const Bytes bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
			const auto read = ReadWav(bytes);
			ASSERT_TRUE(read) << entry.path() << ": " << NameOf(read.Error());
			EXPECT_GT(read->Duration(), 0.05) << entry.path();
			++count;
		}
	}
	EXPECT_GE(count, 15);
}

} // namespace
} // namespace faith::flick
