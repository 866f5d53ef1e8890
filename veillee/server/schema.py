"""The database schema: tables, their seats, the matches they play, and the append-only log of each match."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

REVISION = "0012"
"""The last step of the migrations, which lead to this."""

metadata = MetaData()

table = Table(
    "table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("watch", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("origin", Text),
    Column("created", Float, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", Text),
    Column("letters", Boolean, nullable=False, server_default=true()),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("secret", Text),
    Index("table_listed", "listed", "state", "created"),
)
"""`host` is the hash of the token of whoever opened it; `seen` is when somebody was last there while it was open; `secret` is that of
the next match."""

seat = Table(
    "seat",
    metadata,
    Column("table_id", Text, ForeignKey("table.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("name", Text),
    Column("bot", Text),
    Column("token", Text),
    Column("chance", Text),
    PrimaryKeyConstraint("table_id", "place"),
)
"""`place` is where one sits at the table; in round r, place p plays seat (p + r) modulo the number of seats."""

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("table.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float),
    Column("ended_by", Text),
    Column("shares", Text),
    Column("holders", Text),
    Column("points", Text),
    Column("chances", Text),
    UniqueConstraint("table_id", "round"),
    Index("match_ended", "ended"),
)

answer = Table(
    "answer",
    metadata,
    Column("match_id", Text, ForeignKey("match.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("act", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", Text),
    Column("text", Text),
    Column("digest", Text),
    Column("question", Text),
    Column("lang", Text),
    PrimaryKeyConstraint("match_id", "seq"),
    sqlite_with_rowid=False,
)
"""The only way to move a match is to insert its next row, so two servers can never both move it. Nothing here is changed but
a text that is erased: its digest takes its place."""

archive = Table(
    "archive",
    metadata,
    Column("match_id", Text, ForeignKey("match.id"), primary_key=True),
    Column("due", Float),
    Column("trace", Text),
    Column("data", LargeBinary),
    Index("archive_due", "due"),
)
"""What each eye saw of a finished match. `due` is when it is to be made, none once it is; one without data cannot be."""

agreement = Table(
    "agreement",
    metadata,
    Column("match_id", Text, ForeignKey("match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
)
"""Who lets everyone read the documents of a match."""

page = Table(
    "page",
    metadata,
    Column("match_id", Text, ForeignKey("match.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
)
"""What somebody keeps for himself beside a match."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("table.id"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chat_table", "table_id", "id"),
)

heart = Table(
    "heart",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("beat", Float, nullable=False),
    Column("house", Text),
    Column("vapid", Text),
)
"""One row: when a server was last seen alive, the name of this database, and the private key with which its house signs what it pushes."""

outage = Table(
    "outage",
    metadata,
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)
"""When no server ran: clocks stood still."""

sanction = Table(
    "sanction",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("created", Float, nullable=False),
)
"""Whom the host has muted or turned away."""

report = Table(
    "report",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", Text, ForeignKey("table.id"), nullable=False),
    Column("match_id", Text),
    Column("seq", Integer),
    Column("chat", Integer),
    Column("by", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
)
"""What was shown to the host: a row of a match or a line of talk, which itself is kept where it was."""

announcement = Table(
    "announcement",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", Float, nullable=False),
)
"""One row: what everybody is told."""

subscription = Table(
    "subscription",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("table.id"), nullable=False),
    Column("token", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("called", Float, nullable=False),
    Index("subscription_table", "table_id"),
)
"""Browsers that are called when a table waits for the holder of a seat, who is known by the hash of his token; `called` is when that began of
which the browser was last told."""
