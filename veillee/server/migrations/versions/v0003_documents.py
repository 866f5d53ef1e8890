"""Whether letters are seen as they come, who played a match, and who lets everyone read what is made of it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("table", sa.Column("letters", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("match", sa.Column("holders", sa.Text))
    op.create_table(
        "agreement",
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat"),
    )


def downgrade() -> None:
    op.drop_table("agreement")
    op.drop_column("match", "holders")
    op.drop_column("table", "letters")
