inline std::vector<int> Numbers()
{
	return {1, 2, 3};
}
