"""The toy sits among the games while the command line is tested."""

from tests.table import toy_in_the_house as toy_in_the_house
