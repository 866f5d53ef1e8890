"""The database connection: SQLite in a file, or PostgreSQL by URL, migrated to its present schema."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from veillee.core.match import Illegal
from veillee.server.schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
CONNECTIONS = 10
"""To PostgreSQL: more at one time would be opened for a moment only, and that costs more than waiting for one of these."""
UPGRADING = 0x5645494C
"""The key of the lock under which one of several starting servers brings the database up to date."""


def database_url(text: str) -> URL:
    """The address of a database we can use; any other is refused with an example."""
    try:
        url = make_url(text)
        driver = DRIVERS[url.drivername]
    except (ArgumentError, KeyError):
        example = "sqlite:///veillee.db, postgresql://user:password@host/base"
        raise Illegal(
            "database",
            f"adresse de base de données illisible ; exemples : {example}",
            f"unreadable database address; examples: {example}",
        ) from None
    return url.set(drivername=driver)


def make_engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=CONNECTIONS, max_overflow=0)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", careful)
    return engine


def careful(connection: Any, _record: object) -> None:
    """SQLite: readers do not wait for the writer, a commit returns when it is on disk, and what is erased is overwritten."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to its present shape; of several servers that start at once, one does it."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(upgrade)
        await connection.commit()


def upgrade(connection: Connection) -> None:
    """Runs the steps that are missing; where none is, Alembic need not even be loaded."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == REVISION:
            return
    from alembic import command

    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> "Config":
    """Where Alembic finds the steps, and the connection it uses."""
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
