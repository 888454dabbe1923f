# shellcheck shell=bash disable=SC2034
# Sourced by ./play, ./test and Tests/Benchmarks/run: which Debian packages they need and why, and how missing ones are
# installed.
# Expects $root (the repository). FAITH_PACKAGES=have skips all of it, for systems without apt.

# The command-line program alone, which is also all that ./play needs where there is no display.
packages_terminal='
g++                          the compiler
cmake                        configures the build
ninja-build                  runs the build
nlohmann-json3-dev           JSON in the command-line program
libcli11-dev                 options of the command-line program
librsvg2-dev                 pictures of flicks and positions as PNG
pkgconf                      finds librsvg and SDL
fonts-dejavu-core            words and numbers in these pictures and in the game
'

packages_play='
qt6-base-dev                 Qt: windows, input, files
qt6-declarative-dev          Qt Quick: screens
qt6-declarative-dev-tools    compiles the screens
qt6-quick3d-dev              Qt Quick 3D: the table
qt6-quick3d-dev-tools        its tools, which CMake looks for
qt6-shadertools-dev          Quick 3D needs it
libgl-dev                    Qt Gui needs it
libsdl2-dev                  game pads
libsdl2-mixer-dev            sound
qml6-module-qtqml            imported by every screen
qml6-module-qtqml-models     imported by Qt Quick
qml6-module-qtqml-workerscript   imported by Qt QML
qml6-module-qtquick          imported by every screen
qml6-module-qtquick-window   imported by the main window
qml6-module-quick3d          imported by the table
libgl1-mesa-dri              drivers for graphics cards, and drawing without one
'

# A display that nobody sees, for pictures and tests of the game on a machine without one.
packages_display='
xvfb                         the display
xauth                        lets programs use it
'

packages_test='
clang                        second compiler, whose results must be the same
clang-format                 checks the layout of the sources
libclang-rt-dev              sanitizers and libFuzzer for clang
libgtest-dev                 GoogleTest
libgmock-dev                 GoogleMock
librapidcheck-dev            property tests
qml6-module-qttest           tests of the screens
python3                      header tool of the Unreal double
python3-clang                finds which symbols of the engine the Unreal modules use
'

packages_full='
clang-tidy                   static checks
libc++-dev                   the standard library that Unreal uses on Linux
libc++abi-dev                its run-time part
googletest                   GoogleTest sources, to be built with libc++
g++-mingw-w64-x86-64-posix   compiles the portable modules for Windows
'

packages_benchmark='
libbenchmark-dev             Google Benchmark
libbox2d-dev                 Box2D, a physics engine to compare with
libbullet-dev                Bullet, another one
libchipmunk-dev              Chipmunk, another one
valgrind                     counts instructions
'

# Prints the names that are in the given lists and not installed.
missing_packages()
{
	local name names installed
	names=$(awk '{print $1}' <<< "$*")
	# One call for all of them: ./play asks at every start.
	# shellcheck disable=SC2086
	installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' $names 2>/dev/null || true)
	for name in $names
	do
		grep -qxF "installed $name" <<< "$installed" || printf '%s ' "$name"
	done
}

# One line of what is wrong, and out.
give_up()
{
	printf 'error: %s\n' "$*" >&2
	exit 3
}

# need_packages <list>...: installs what is missing, or gives up in one line.
need_packages()
{
	local lists missing become log="$root/build/logs/packages.log" name reason
	[ "${FAITH_PACKAGES:-}" = have ] && return 0
	lists=$(printf '%s' "$@")
	if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null
	then
		give_up "this system has no apt: install $(awk '{printf "%s ", $1}' <<< "$lists")and set FAITH_PACKAGES=have"
	fi
	missing=$(missing_packages "$lists")
	missing=${missing% }
	[ -n "$missing" ] || return 0

	become=()
	if [ "$(id -u)" -ne 0 ]
	then
		command -v sudo >/dev/null || give_up "missing packages, and neither root nor sudo to install them: $missing"
		become=(sudo)
		if [ ! -t 0 ] || [ -n "${CI:-}" ]
		then
			become=(sudo -n)
		fi
		"${become[@]}" true 2>/dev/null || give_up "missing packages, and sudo is refused: $missing"
	fi

	echo "These Debian packages are missing and will be installed with apt-get:" >&2
	while read -r name reason
	do
		case " $missing " in
			*" $name "*) printf '  %-28s %s\n' "$name" "$reason" >&2 ;;
		esac
	done <<< "$lists"
	mkdir -p "$root/build/logs"
	local apt=("${become[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=600)
	"${apt[@]}" update > "$log" 2>&1 < /dev/null || echo "note: apt-get update failed, trying with the lists at hand" >&2
	# shellcheck disable=SC2086
	"${apt[@]}" install --assume-no --no-install-recommends $missing 2>&1 < /dev/null |
		grep -E '^(Need to get|After this)' >&2 || true
	# shellcheck disable=SC2086
	"${apt[@]}" install -y --no-install-recommends $missing >> "$log" 2>&1 < /dev/null || true
	missing=$(missing_packages "$lists")
	[ -z "$missing" ] || give_up "could not install (no network?): ${missing% }; see build/logs/packages.log"
}
