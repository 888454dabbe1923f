#!/usr/bin/env bash
# Lays out all C++ files with clang-format; with --check only names those that differ and fails if there are any.
set -euo pipefail

cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.."
mapfile -d '' files < <(find Plugins Source Tests cmake \( -name '*.h' -o -name '*.cpp' -o -name '*.inl' \) -print0 | sort -z)
if [ "${1:-}" != --check ]
then
	clang-format -i "${files[@]}"
	exit
fi

differing=0
for file in "${files[@]}"
do
	if ! clang-format "$file" | cmp -s - "$file"
	then
		echo "not laid out as .clang-format says: $file"
		differing=$((differing + 1))
	fi
done
echo "${#files[@]} files, $differing differ (cmake/Format.sh repairs them)"
[ "$differing" -eq 0 ]
