// For 2, 3 and 4 players: the weights in the order of FeaturesOf, then `still` and `perFlick`. Printed by `flick learn`.
constexpr WorthModel kModels[] = {
	// flick learn --players 2 --matches 1200 --seed 1: 100076 lessons, 73.4 % explained, off by 5.3 VP
	{{0.0950, 0.7809, 0.2759, -0.1070, 0.1003, -0.1609, 0.0115, -0.3918, 0.2475, -0.4742, -0.1935, -0.0749, -0.1981,
		 2.5805, 0.4427, 0.8379, 0.2661, -0.0742, -0.0524, 0.6668},
		0.500, 1.738},
	// flick learn --players 3 --matches 1200 --seed 1: 199194 lessons, 69.6 % explained, off by 4.5 VP
	{{0.1839, 0.6116, 0.0587, -0.0720, -0.0074, -0.0077, -0.1319, 0.2133, -0.1521, -0.3771, -0.1096, -0.0129, 0.0642,
		 3.3402, 1.3628, 0.0370, -0.3141, -0.0951, -0.6602, 0.8401},
		2.985, 0.777},
	// flick learn --players 4 --matches 1200 --seed 1: 401820 lessons, 71.1 % explained, off by 5.2 VP
	{{0.2270, 0.0238, 0.2303, 0.0090, 0.0234, 0.0363, -0.2291, -0.0153, 0.0082, -0.4877, -0.1743, 0.0167, 0.0441,
		 4.2028, 0.5252, 0.2365, -0.2568, -0.0419, -0.4983, 0.6836},
		3.253, 0.739},
};
