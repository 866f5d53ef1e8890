"""A name for each database, after which its servers call their channel."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("heart", sa.Column("house", sa.Text))


def downgrade() -> None:
    op.drop_column("heart", "house")
