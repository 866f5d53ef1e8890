"""What those who play mix into the secret of a match: before it, by seat, and with it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("table", sa.Column("secret", sa.Text))
    op.add_column("seat", sa.Column("chance", sa.Text))
    op.add_column("match", sa.Column("chances", sa.Text))


def downgrade() -> None:
    op.drop_column("match", "chances")
    op.drop_column("seat", "chance")
    op.drop_column("table", "secret")
