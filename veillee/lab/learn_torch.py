"""The same steps downhill by PyTorch: on a graphics processor millions of positions take seconds."""

from typing import TYPE_CHECKING

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import binary_cross_entropy_with_logits, relu

if TYPE_CHECKING:
    from veillee.lab.learn import Floats, Net

SOME = 2048
"""How many positions are looked at together: a graphics processor is idle with fewer."""
RATE = 0.003
DECAY = 0.003
"""How fast it goes downhill, and how much the weights are drawn to nothing on the way."""


class TorchPupil:
    """Holds the positions where PyTorch computes, and writes what it finds into the net after each look."""

    def __init__(self, net: "Net", seen: NDArray[np.bool_], target: "Floats", device: str) -> None:
        self.net = net
        self.seen = torch.from_numpy(seen).to(device)
        self.target = torch.from_numpy(target).to(device)
        self.parts = [torch.from_numpy(part).to(device).requires_grad_() for part in net.parts]
        self.steps = torch.optim.AdamW(self.parts, lr=RATE, weight_decay=DECAY)

    def look(self, order: NDArray[np.int64]) -> None:
        rows, middle, added, last, odds = self.parts
        for some in torch.from_numpy(order).to(self.seen.device).split(SOME):
            first = relu(self.seen[some].float() @ rows)
            told = relu(first @ middle + added) @ last + odds
            loss = binary_cross_entropy_with_logits(told, self.target[some])
            self.steps.zero_grad()
            loss.backward()
            self.steps.step()
        self.net.parts = [part.detach().cpu().numpy().copy() for part in self.parts]
