#include "FlickTestWorld.h"

#include "Convert/FlickConvert.h"

#if WITH_DEV_AUTOMATION_TESTS

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickConvertPlacesTest, "FlickOfFaith.Convert.Places", FlickTestFlags)

bool FFlickConvertPlacesTest::RunTest(const FString& Parameters)
{
	// East is to the right of north, and up is up.
	const FVector North = FlickConvert::ToWorld(0.0, 1.0, 0.0);
	const FVector East = FlickConvert::ToWorld(1.0, 0.0, 0.0);
	TestEqual(TEXT("north is forward"), North, FVector::ForwardVector);
	TestEqual(TEXT("east is to the right"), East, FVector::RightVector);
	TestEqual(TEXT("up is up"), FlickConvert::ToWorld(0.0, 0.0, 1.0), FVector::UpVector);

	for (const faith::flick::Point Spot :
		{faith::flick::Point{0, 0}, faith::flick::Point{-239'999, 17}, faith::flick::Point{1, 240'000}})
	{
		const FVector There = FlickConvert::ToWorld(Spot.x / 1000.0, Spot.y / 1000.0, 5.0);
		const faith::flick::Point Back = FlickConvert::ToBoard(There);
		TestEqual(TEXT("east and back"), Back.x, Spot.x);
		TestEqual(TEXT("north and back"), Back.y, Spot.y);
	}
	TestEqual(TEXT("a length"), FlickConvert::ToMicrometres(1.2345), 1235);
	TestEqual(TEXT("too long"), FlickConvert::ToMicrometres(1.0e12), MAX_int32);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickConvertDirectionsTest, "FlickOfFaith.Convert.Directions", FlickTestFlags)

bool FFlickConvertDirectionsTest::RunTest(const FString& Parameters)
{
	for (const double Degrees : {0.0, 30.0, 90.0, 225.0, 359.0})
	{
		const double Radians = FMath::DegreesToRadians(Degrees);
		const FVector Wanted = FlickConvert::ToWorld(FMath::Cos(Radians), FMath::Sin(Radians), 0.0);
		const FVector Got = FlickConvert::ToTurn(Degrees).RotateVector(FlickConvert::ToWorld(1.0, 0.0, 0.0));
		TestTrue(FString::Printf(TEXT("%f degrees"), Degrees), Got.Equals(Wanted, 1.0e-6));
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickConvertTextsTest, "FlickOfFaith.Convert.Texts", FlickTestFlags)

bool FFlickConvertTextsTest::RunTest(const FString& Parameters)
{
	// o with stroke, l with stroke, an emoji: two, two and four bytes.
	const std::string Text = "\xC3\xB8\xC5\x82\xF0\x9F\x8E\xB2 x";
	TestTrue(TEXT("there and back"), FlickConvert::FromString(FlickConvert::ToString(Text)) == Text);
	// A view into a longer text ends where it ends.
	TestEqual(TEXT("part of a text"), FlickConvert::ToString(std::string_view("prophets").substr(0, 7)),
		FString(TEXT("prophet")));
	TestEqual(TEXT("nothing"), FlickConvert::ToString(std::string_view()), FString());
	TestEqual(TEXT("a key"), FlickConvert::ToName("some_key"), FName(TEXT("some_key")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickTextConvertTest, "FlickOfFaith.Convert.KeepsEveryLetterOfAText", FlickTestFlags)

bool FFlickTextConvertTest::RunTest(const FString& Parameters)
{
	const std::string Text = "Za\xC5\xBC\xC3\xB3\xC5\x82\xC4\x87 \xE2\x80\x94 \xC3\x9F";
	TestTrue(TEXT("there and back"), FlickConvert::FromString(FlickConvert::ToText(Text).ToString()) == Text);
	TestTrue(TEXT("nothing"), FlickConvert::ToText("").ToString().IsEmpty());
	return true;
}

#endif
