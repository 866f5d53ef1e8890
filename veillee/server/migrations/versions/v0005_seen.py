"""When somebody was last at a table, so that the hall lists no open table at which nobody waits."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("table", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("table", "seen")
