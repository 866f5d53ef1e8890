"""Tables, seats, matches, answers, chat, and the heartbeat of the servers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("guided", sa.Boolean, nullable=False),
        sa.Column("origin", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("table_listed", "table", ["listed", "state", "created"])
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("table.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("token", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "place"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("table.id"), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("ended_by", sa.Text),
        sa.Column("shares", sa.Text),
        sa.UniqueConstraint("table_id", "round"),
    )
    op.create_index("match_ended", "match", ["ended"])
    op.create_table(
        "answer",
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("match_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("table.id"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "heart",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "outage",
        sa.Column("begins", sa.Float, primary_key=True),
        sa.Column("ends", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("outage", "heart", "chat", "answer", "match", "seat", "table"):
        op.drop_table(name)
