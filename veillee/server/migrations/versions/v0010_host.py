"""What the host does: sanctions, reports, announcements."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "sanction",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.Text, sa.ForeignKey("table.id"), nullable=False),
        sa.Column("match_id", sa.Text),
        sa.Column("seq", sa.Integer),
        sa.Column("chat", sa.Integer),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "announcement",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.execute("UPDATE \"table\" SET state = 'over' WHERE state = 'closed'")
    for name in ("announcement", "report", "sanction"):
        op.drop_table(name)
