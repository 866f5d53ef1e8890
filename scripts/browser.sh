#!/usr/bin/env bash
# Prints the path of a Chromium; installs Debian's package when there is none and we may.
set -euo pipefail

find_one() {
  for name in "${VEILLEE_BROWSER:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    if [[ -n $name ]] && command -v "$name"; then return 0; fi
  done
  return 1
}

find_one && exit
echo "no Chromium found: installing Debian's package" >&2
root=()
if [[ $(id -u) != 0 ]]; then root=(sudo -n); fi
if "${root[@]}" apt-get update -qq >&2 && "${root[@]}" apt-get install -y -qq --no-install-recommends chromium >&2; then
  find_one && exit
fi
echo "Chromium could not be installed: install it, or name one in VEILLEE_BROWSER" >&2
exit 1
