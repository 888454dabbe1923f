// For 2, 3 and 4 players: the weights in the order of FeaturesOf, then `still` and `perFlick`. Printed by `flick learn`.
constexpr WorthModel kModels[] = {
	// flick learn --players 2 --matches 400 --seed 1: 32996 lessons, 77.5 % explained, off by 4.7 VP
	{{0.1030, 1.0046, 0.3527, -0.2437, -0.0733, -0.2785, -0.2220, -0.3746, 0.1159, -0.2925, -0.0147, -0.0732, -0.0639,
		 1.0063, -0.9417, 1.9839, 2.0412, 0.2820, 0.2462, -0.5171},
		0.500, 1.471},
	// flick learn --players 3 --matches 400 --seed 1: 65904 lessons, 63.9 % explained, off by 5.3 VP
	{{0.1625, 0.3859, 0.2722, -0.2214, 0.0005, -0.0518, -0.8211, 0.1658, -0.0600, -0.2336, 0.0216, 0.0271, -0.0018,
		 2.6476, -0.8480, -0.4023, 0.0242, 0.3695, -0.3732, 0.7248},
		2.732, 0.940},
	// flick learn --players 4 --matches 400 --seed 1: 131364 lessons, 65.2 % explained, off by 6.9 VP
	{{-0.0345, 1.1809, 0.0391, 0.0827, -0.0053, 0.0448, -0.8657, 0.7208, -0.2350, -0.5074, -0.0837, -0.0469, 0.1497,
		 10.9572, 1.5871, -0.5731, -0.4970, -0.0966, -0.2752, -0.4381},
		2.318, 1.103},
};
