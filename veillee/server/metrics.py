"""Metrics in Prometheus' format; none of them tells anything about a match."""

from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from veillee.server.rows import Act

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """One server's counters."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        rows = Counter("veillee_rows", "Rows added to the logs of matches", ["act"], registry=self.registry)
        self.rows = {act: rows.labels(act) for act in get_args(Act)}
        """By what happened: looking a label up costs more than counting."""
        self.refused = Counter("veillee_refused", "Messages refused", ["code"], registry=self.registry)
        self.skipped = Counter(
            "veillee_skipped", "Things that could not be read and were passed over", ["what"], registry=self.registry
        )
        self.sockets = Gauge("veillee_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("veillee_tables_loaded", "Tables in memory", registry=self.registry)
        self.matches = Gauge("veillee_matches_awake", "Matches in memory", registry=self.registry)
        self.commits = Histogram(
            "veillee_commit_jobs", "Jobs in one commit", registry=self.registry, buckets=(1, 2, 4, 8, 16, 32, 64, 128)
        )
        self.moves = Histogram(
            "veillee_move_seconds",
            "From an answer's arrival to its being on disk and sent",
            registry=self.registry,
            buckets=FAST,
        )
        self.thoughts = Histogram("veillee_bot_seconds", "How long bots thought", registry=self.registry, buckets=FAST)
        self.pushes = Counter("veillee_pushes", "Calls by Web Push", ["outcome"], registry=self.registry)
        self.requests = Counter("veillee_http_requests", "HTTP requests", ["method", "status"], registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
