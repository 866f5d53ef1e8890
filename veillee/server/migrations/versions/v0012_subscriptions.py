"""Browsers that want to be called when their table waits, and the key with which a house signs what it pushes."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("heart", sa.Column("vapid", sa.Text))
    op.create_table(
        "subscription",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("table.id"), nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("called", sa.Float, nullable=False),
    )
    op.create_index("subscription_table", "subscription", ["table_id"])


def downgrade() -> None:
    op.drop_table("subscription")
    op.drop_column("heart", "vapid")
