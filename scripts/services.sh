#!/bin/sh
# What the database tests need besides Python: PostgreSQL and Redis (or Valkey); the long runs also Java, for epubcheck. Uses what the machine has; else
# installs Debian's packages when it may; else says what is missing.
set -eu

postgres() {
    command -v postgres >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1
}

redis() {
    command -v redis-server >/dev/null 2>&1 || command -v valkey-server >/dev/null 2>&1
}

java_if_long() {
    [ -z "${VEILLEE_SOAK:-}" ] || command -v java >/dev/null 2>&1
}

missing=""
postgres || missing="$missing postgresql"
redis || missing="$missing redis-server"
java_if_long || missing="$missing default-jre-headless"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086
    apt-get install -y -qq $missing || { apt-get update -qq && apt-get install -y -qq $missing; }
fi

if ! postgres || ! redis || ! java_if_long; then
    echo "The tests need a PostgreSQL server and a Redis or Valkey server (the long runs also Java); on Debian: sudo apt-get install$missing" >&2
    exit 1
fi
