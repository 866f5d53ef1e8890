"""Veillée: an online table for Légions, KeyForge, Le Trône du Haut Cendrelin, La Rose Noire and La Marelle, in French and English."""

__version__ = "0.1.0"
