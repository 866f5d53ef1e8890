"""What La Rose Noire knows about playing itself well."""

from typing import Final

from veillee.core.game import Hints

HINTS: Final = Hints()
