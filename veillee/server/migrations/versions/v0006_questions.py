"""A digest of the question that each answer answered: whether it means the same under other rules."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("answer", sa.Column("question", sa.Text))


def downgrade() -> None:
    op.drop_column("answer", "question")
