"""What each eye saw of a finished match; those that are over already are to be archived too."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "archive",
        sa.Column("match_id", sa.Text, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("due", sa.Float),
        sa.Column("trace", sa.Text),
        sa.Column("data", sa.LargeBinary),
    )
    op.create_index("archive_due", "archive", ["due"])
    op.execute("INSERT INTO archive (match_id, due) SELECT id, ended FROM match WHERE ended IS NOT NULL")


def downgrade() -> None:
    op.drop_table("archive")
