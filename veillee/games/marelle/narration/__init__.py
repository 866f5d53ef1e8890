"""What bots write: a grammar of scenes fed by arcana, elements, cards, ranks and what was told before.

The sayings stand in text files beside this one, French and English line by line: whoever writes two lines more has enriched it.
"""
