"""Texts that people write in a match, what stands for those erased, and who opened a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("answer", sa.Column("text", sa.Text))
    op.add_column("answer", sa.Column("digest", sa.Text))
    op.add_column("table", sa.Column("host", sa.Text))


def downgrade() -> None:
    op.drop_column("table", "host")
    op.drop_column("answer", "digest")
    op.drop_column("answer", "text")
