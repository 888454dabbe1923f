#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace faith::cli::test
{

/// A folder of its own for the files of a test.
class FilesOfTest : public testing::Test
{
protected:
	void SetUp() override
	{
		const auto* test = testing::UnitTest::GetInstance()->current_test_info();
		folder_ = std::filesystem::path(testing::TempDir()) /
			("flick-" + std::string(test->test_suite_name()) + "-" + std::string(test->name()));
		std::filesystem::remove_all(folder_);
		std::filesystem::create_directories(folder_);
	}

	void TearDown() override { std::filesystem::remove_all(folder_); }

	std::string File(const char* name) const { return (folder_ / name).string(); }

	static std::string Content(const std::string& path)
	{
		std::ifstream file(path, std::ios::binary);
		return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
	}

	static void Write(const std::string& path, const std::string& content)
	{
		std::ofstream(path, std::ios::binary) << content;
	}

	std::filesystem::path folder_;
};

} // namespace faith::cli::test
