#!/usr/bin/env bash
# Sees to it that there is a Chromium to play in: one that is named, one that is here, or Debian's.
set -euo pipefail

for program in "${CHROMIUM:-}" /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
  if [ -n "$program" ] && [ -x "$program" ]; then exit 0; fi
done

missing="There is no Chromium here, and the client is tried in a real browser: install it (apt-get install chromium), or name it with CHROMIUM=/path."
as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo -n); fi
if ! command -v apt-get >/dev/null || ! "${as_root[@]}" true 2>/dev/null; then
  echo "$missing" >&2
  exit 1
fi

echo "There is no Chromium here: Debian's is installed."
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq || true
"${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium >/dev/null || { echo "$missing" >&2; exit 1; }
