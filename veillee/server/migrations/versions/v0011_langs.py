"""The language in which a person wrote a text."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("answer", sa.Column("lang", sa.Text))


def downgrade() -> None:
    op.drop_column("answer", "lang")
