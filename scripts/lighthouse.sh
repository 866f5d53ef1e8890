#!/usr/bin/env bash
# Lighthouse on a throttled phone: the hall, and a table of Légions against a bot; the median of five runs each, on a quiet machine.
#   scripts/lighthouse.sh [BASE] [RUNS]     BASE is a running server, http://127.0.0.1:8765 if none is named
# It is no part of `make test`: its numbers are those of the machine it runs on.
set -euo pipefail
cd "$(dirname "$0")/.."
base=${1:-http://127.0.0.1:8765}
runs=${2:-5}
version=12.8.2
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
CHROME_PATH=$(scripts/browser.sh)
export CHROME_PATH

table=$(curl -sf "$base/api/tables" -H 'Content-Type: application/json' -d '{"game":"legions","name":"Ana","seat":0,"bots":{"1":"novice"}}' |
  node -pe 'const { table, token } = JSON.parse(require("fs").readFileSync(0)); `/t/${table}#${token}`')

look() { # address, file: Chromium now and then shows no page at all (NO_NAVSTART), which says nothing about the page
  for _ in 1 2 3; do
    npx --yes "lighthouse@$version" "$1" --quiet --output=json --output-path="$2" \
      --only-categories=performance,accessibility --chrome-flags="--headless=new --no-sandbox --disable-gpu" && return
  done
  return 1
}

measure() { # name, address
  for run in $(seq "$runs"); do
    look "$base$2" "$out/$1-$run.json"
  done
  node - "$1" "$out" <<'JS'
const { readdirSync, readFileSync } = require("fs");
const [name, out] = process.argv.slice(2);
const runs = readdirSync(out).filter((file) => file.startsWith(`${name}-`)).map((file) => JSON.parse(readFileSync(`${out}/${file}`)));
const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const score = (key) => Math.round(100 * median(runs.map(({ categories }) => categories[key].score)));
console.log(`${name}: performance ${score("performance")}, accessibility ${score("accessibility")} (median of ${runs.length})`);
for (const { auditRefs } of [runs[0].categories.accessibility])
  for (const { id } of auditRefs) if (runs[0].audits[id].score === 0) console.log(`  ${id}: ${runs[0].audits[id].title}`);
JS
}

measure hall /
measure table "$table"
