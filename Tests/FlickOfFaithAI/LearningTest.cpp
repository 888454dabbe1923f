#include "FlickOfFaithAI/Learning.h"

#include "FaithKernel/Random.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

/// Lessons whose points follow the weights exactly, or with an even error of so many VP.
std::vector<Lesson> MadeUp(const Features& weights, int count, std::int32_t error)
{
	Random random{3};
	std::vector<Lesson> lessons;
	for (int i = 0; i < count; ++i)
	{
		Lesson lesson;
		for (std::size_t k = 0; k < kFeatureCount; ++k)
		{
			lesson.features[k] = random.Between(-20, 20);
			lesson.further += lesson.features[k] * weights[k];
		}
		lesson.further += error == 0 ? 0 : random.Between(-error, error);
		lesson.flicks = 10;
		lessons.push_back(lesson);
	}
	return lessons;
}

Features SomeWeights()
{
	Features weights{};
	for (std::size_t i = 0; i < kFeatureCount; ++i)
	{
		weights[i] = static_cast<double>(i) / 4 - 2;
	}
	return weights;
}

TEST(LearningTest, FindsTheWeightsBehindTheLessons)
{
	Learner learner(2);
	learner.Add(MadeUp(SomeWeights(), 2000, 0));
	const Learned learned = learner.Learn();
	EXPECT_EQ(learned.lessons, 2000u);
	EXPECT_GT(learned.explained, 0.9999);
	for (std::size_t i = 0; i < kFeatureCount; ++i)
	{
		EXPECT_NEAR(learned.model.weights[i], SomeWeights()[i], 0.01);
	}
}

TEST(LearningTest, TellsHowFarItIsOff)
{
	Learner learner(2);
	learner.Add(MadeUp(SomeWeights(), 20'000, 6));
	const Learned learned = learner.Learn();
	// An even error of +-6 has a root mean square of sqrt(6 * 7 / 3).
	EXPECT_NEAR(learned.error, 3.74, 0.1);
	EXPECT_LT(learned.explained, 1.0);
}

TEST(LearningTest, NothingIsLearnedFromNothing)
{
	const Learned learned = Learner(2).Learn();
	EXPECT_EQ(learned.lessons, 0u);
	EXPECT_EQ(learned.model.weights, Features{});
}

TEST(LearningTest, AMatchGivesALessonForEverySeatAndFlick)
{
	Thinking quick;
	quick.image = 0;
	quick.draws = 0;
	quick.seesSpread = false;
	flick::Setup setup;
	setup.players = 2;
	SearchControl control;
	const auto lessons = LessonsOf(Rules{}, setup, quick, control);
	EXPECT_GE(lessons.size(), 2u * 40u);
	EXPECT_EQ(lessons.size() % 2, 0u);
	EXPECT_GT(lessons.front().flicks, lessons.back().flicks);
	EXPECT_EQ(lessons.back().flicks, 0.0);
	EXPECT_GT(lessons.front().further, 0.0);
	EXPECT_EQ(LessonsOf(Rules{}, setup, quick, control).back().further, lessons.back().further);
}

} // namespace
} // namespace faith::flick
