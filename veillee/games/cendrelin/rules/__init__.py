"""The rulebook as code: the match (campaign.py), and the chapters that move it."""
