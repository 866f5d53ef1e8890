"""What somebody keeps for himself beside a match, and the points of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("match", sa.Column("points", sa.Text))
    op.create_table(
        "page",
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat"),
    )


def downgrade() -> None:
    op.drop_table("page")
    op.drop_column("match", "points")
