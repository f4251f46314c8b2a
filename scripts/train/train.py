"""Trains the reader on the examples of `examples.ts` and writes it as ONNX.

usage: train.py EXAMPLES.jsonl VOCABULARY.txt OUT_FOLDER [--passes N] [--share F] [--rate R] [--go-on FILE]

One encoder reads list and reply in one go. For each word it says what kind of
span it is in, whether it begins one, and which items that span speaks of; for each item what becomes
of it; for the reply what it asks of the service. `shared/domain/replies/model/labels.ts` names the
classes, in the order used here.
"""

import argparse
import json
import math
import random
import re
import time
from pathlib import Path

import onnx
import torch
from encoder import encoder_for
from onnx import numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn
from torch.nn import functional as F
from transformers import BertModel

KINDS, INNER, OUTCOMES, INTENTS = 13, 3, 6, 15
UNKNOWN = -100


class Reader(nn.Module):
    def __init__(self, encoder: BertModel, dropout: float = 0.1):
        super().__init__()
        width = encoder.config.hidden_size
        self.encoder = encoder
        self.dropout = nn.Dropout(dropout)
        self.kind = nn.Linear(width, KINDS)
        self.begins = nn.Linear(width, 1)
        self.inner = nn.Linear(width, INNER)
        self.of_word = nn.Linear(width, 128)
        self.of_item = nn.Linear(width, 128)
        self.word_bias = nn.Linear(width, 1)
        self.item_bias = nn.Linear(width, 1)
        self.outcome = nn.Sequential(
            nn.Linear(3 * width, width), nn.GELU(), nn.Dropout(dropout), nn.Linear(width, OUTCOMES)
        )
        self.intent = nn.Sequential(
            nn.Linear(2 * width, width), nn.GELU(), nn.Dropout(dropout), nn.Linear(width, INTENTS)
        )

    def forward(self, pieces, segments, words, items):
        """pieces, segments: [B, L]; words: [B, W, L] and items: [B, N, L] take means of pieces."""
        vectors = self.encoder(
            input_ids=pieces, token_type_ids=segments, attention_mask=(pieces != 0).long()
        ).last_hidden_state
        vectors = self.dropout(vectors)
        whole = vectors[:, 0]
        word, item = words @ vectors, items @ vectors
        links = self.of_word(word) @ self.of_item(item).transpose(1, 2) / math.sqrt(128)
        links = links + self.word_bias(word) + self.item_bias(item).transpose(1, 2)
        empty = (words.sum(-1) == 0).unsqueeze(-1)
        weights = torch.softmax(links.masked_fill(empty, -1e4), dim=1)
        told = weights.transpose(1, 2) @ word
        most = word.masked_fill(empty, -10.0).amax(1)
        about = torch.cat([item, told, whole.unsqueeze(1).expand_as(item)], -1)
        return (
            self.kind(word),
            self.begins(word).squeeze(-1),
            self.inner(word),
            links,
            self.outcome(about),
            self.intent(torch.cat([whole, most], -1)),
        )


def load(path: str):
    with open(path) as lines:
        return [json.loads(line) for line in lines]


class Mixer:
    """Shows the model the same reply beside other lists, and two replies as one."""

    def __init__(self, examples, vocabulary):
        self.numbers = [vocabulary[str(n)] for n in range(1, 31)]
        self.separator = vocabulary["[SEP]"]
        self.line_break = vocabulary["[unused1]"]
        counted = re.compile(
            r"\d|#|one|two|three|four|five|six|first|second|third|fourth|last|top|bottom|both|half"
            r"|rest|other|all|every|none|nothing|neither|either|any|whole|lot|list|ones?"
        )
        words = {n: w.removeprefix("##") for w, n in vocabulary.items()}
        self.counts = {n for n, w in words.items() if counted.fullmatch(w) or w.isdigit()}
        self.telling = {n for n, w in words.items() if len(w) > 3}
        self.by_stage = {}
        for x in examples:
            if self.stands_alone(x) and len(x["pieces"]) < 100:
                self.by_stage.setdefault(tuple(self.stage(x)), []).append(x)
        self.pool = [
            x["pieces"][a + 1 : b] for x in examples for a, b in x["items"] if b - a > 1
        ]

    @staticmethod
    def stage(x):
        return x["pieces"][: x["items"][0][0] if x["items"] else x["replyFrom"]]

    def names(self, x, item):
        """Whether the reply has a word of the item."""
        a, b = x["items"][item]
        return not self.telling.isdisjoint(set(x["pieces"][a:b]) & set(x["pieces"][x["replyFrom"] :]))

    def stands_alone(self, x):
        """Whether the reply means the same beside other items."""
        if x["intent"] != 0 or not self.counts.isdisjoint(x["pieces"][x["replyFrom"] :]):
            return False
        told = {q for link in x["links"] for q in link}
        return len(told) < len(x["items"]) or all(self.names(x, q) for q in told)

    def mix(self, x, chance: random.Random):
        if chance.random() < 0.5 or len(x["items"]) > 20:
            return x
        if not self.counts.isdisjoint(x["pieces"][x["replyFrom"] :]):
            return x
        parts = [x]
        alone = self.stands_alone(x)
        others = self.by_stage.get(tuple(self.stage(x)))
        if alone and others and len(x["pieces"]) < 100 and chance.random() < 0.3:
            other = chance.choice(others)
            if len(x["items"]) + len(other["items"]) <= 20:
                parts.append(other)
        entries = [
            (part["pieces"][a + 1 : b], (at, q))
            for at, part in enumerate(parts)
            for q, (a, b) in enumerate(part["items"])
        ]
        if alone and entries:
            for _ in range(chance.choice((0, 0, 1, 2))):
                entries.append((chance.choice(self.pool), None))
        chance.shuffle(entries)
        return self.joined(parts, entries, chance.random() < 0.5)

    def joined(self, parts, entries, on_lines):
        out = {**parts[0], "pieces": list(self.stage(parts[0])), "items": [], "outcomes": []}
        moved = {}
        for own, old in entries[: len(self.numbers)]:
            start = len(out["pieces"])
            out["items"].append((start, start + 1 + len(own)))
            out["pieces"] += [self.numbers[len(out["items"]) - 1], *own, self.separator]
            out["outcomes"].append(0 if old is None else parts[old[0]]["outcomes"][old[1]])
            if old is not None:
                moved[old] = len(out["items"]) - 1
        out["replyFrom"] = len(out["pieces"])
        of_words = ("wordPieces", "kinds", "begins", "inner", "links")
        for name in of_words:
            out[name] = []
        for at, part in enumerate(parts):
            if at > 0 and on_lines:
                place = len(out["pieces"])
                for name, value in zip(of_words, ((place, place + 1), 0, UNKNOWN, 0, [])):
                    out[name].append(value)
                out["pieces"].append(self.line_break)
            shift = len(out["pieces"]) - part["replyFrom"]
            out["pieces"] += part["pieces"][part["replyFrom"] : -1]
            out["wordPieces"] += [(a + shift, b + shift) for a, b in part["wordPieces"]]
            out["links"] += [[moved[at, q] for q in link] for link in part["links"]]
            for name in ("kinds", "begins", "inner"):
                out[name] += part[name]
        out["pieces"].append(self.separator)
        return out


def collate(batch):
    size = max(len(x["pieces"]) for x in batch)
    most_words = max(1, max(len(x["wordPieces"]) for x in batch))
    most_items = max(1, max(len(x["items"]) for x in batch))
    count = len(batch)
    pieces = torch.zeros(count, size, dtype=torch.long)
    segments = torch.zeros(count, size, dtype=torch.long)
    words = torch.zeros(count, most_words, size)
    items = torch.zeros(count, most_items, size)
    kinds = torch.full((count, most_words), UNKNOWN)
    begins = torch.full((count, most_words), UNKNOWN)
    inner = torch.full((count, most_words), UNKNOWN)
    links = torch.full((count, most_words, most_items), float(UNKNOWN))
    outcomes = torch.full((count, most_items), UNKNOWN)
    for row, x in enumerate(batch):
        pieces[row, : len(x["pieces"])] = torch.tensor(x["pieces"])
        segments[row, x["replyFrom"] : len(x["pieces"])] = 1
        for w, (a, b) in enumerate(x["wordPieces"]):
            words[row, w, a:b] = 1 / (b - a)
        for n, (a, b) in enumerate(x["items"]):
            if b > a:
                items[row, n, a:b] = 1 / (b - a)
        spoken = len(x["kinds"])
        kinds[row, :spoken] = torch.tensor(x["kinds"])
        begins[row, :spoken] = torch.tensor(x["begins"])
        inner[row, :spoken] = torch.tensor(x["inner"])
        if x["items"]:
            outcomes[row, : len(x["items"])] = torch.tensor(x["outcomes"])
        for w, link in enumerate(x["links"]):
            if 4 <= x["kinds"][w] <= 10 and x["items"]:
                links[row, w, : len(x["items"])] = 0
                for q in link:
                    links[row, w, q] = 1
    intents = torch.tensor([x["intent"] for x in batch])
    return (pieces, segments, words, items), (kinds, begins, inner, links, outcomes, intents)


def parts_of(answers, wanted):
    kind, begins, inner, links, outcome, intent = answers
    kinds_, begins_, inner_, links_, outcomes_, intents_ = wanted

    def masked(scores, targets):
        known = targets != UNKNOWN
        if not known.any():
            return scores.sum() * 0
        return F.binary_cross_entropy_with_logits(scores[known], targets[known].float())

    def classes(scores, targets):
        if not (targets != UNKNOWN).any():
            return scores.sum() * 0
        return F.cross_entropy(scores.flatten(0, -2), targets.flatten(), ignore_index=UNKNOWN)

    return (
        classes(kind, kinds_),
        0.3 * masked(begins, begins_),
        0.3 * classes(inner, inner_),
        masked(links, links_),
        classes(outcome, outcomes_),
        0.5 * F.cross_entropy(intent, intents_),
    )


def batches(examples, size, chance):
    order = list(examples)
    chance.shuffle(order)
    out = []
    for at in range(0, len(order), size * 50):
        part = sorted(order[at : at + size * 50], key=lambda x: len(x["pieces"]))
        out += [part[i : i + size] for i in range(0, len(part), size)]
    chance.shuffle(out)
    return out


@torch.no_grad()
def judge(reader, examples):
    """Shares of words, items and whole replies that are right, nearly as `npm run eval` counts."""
    reader.eval()
    right = [0, 0, 0]
    of = [0, 0, 0]
    for batch in batches(examples, 64, random.Random(1)):
        given, (kinds, begins, _, _, outcomes, intents) = collate(batch)
        kind, begin, _, _, outcome, intent = reader(*given)
        known = kinds != UNKNOWN
        same_kind = (kind.argmax(-1) == kinds) | ~known
        right[0] += (same_kind & known).sum().item()
        of[0] += known.sum().item()
        known = outcomes != UNKNOWN
        same_outcome = (outcome.argmax(-1) == outcomes) | ~known
        right[1] += (same_outcome & known).sum().item()
        of[1] += known.sum().item()
        new = ((kinds >= 1) & (kinds <= 3)) | ((kind.argmax(-1) >= 1) & (kind.argmax(-1) <= 3))
        new &= kinds != UNKNOWN
        same_new = ((kind.argmax(-1) == kinds) & (((begin > 0) == (begins == 1)) | (begins == UNKNOWN))) | ~new
        whole = same_outcome.all(1) & same_new.all(1) & (intent.argmax(-1) == intents)
        right[2] += whole.sum().item()
        of[2] += len(batch)
    reader.train()
    return [round(100 * a / max(1, b), 1) for a, b in zip(right, of)]


def main():
    args = argparse.ArgumentParser()
    args.add_argument("examples")
    args.add_argument("vocabulary")
    args.add_argument("out")
    args.add_argument("--passes", type=int, default=8)
    args.add_argument("--share", type=float, default=1)
    args.add_argument("--rate", type=float, default=1e-4)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--go-on", help="a reader.onnx, or the reader.pt of a training that was broken off")
    given = args.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(2)
    chance = random.Random(given.seed)
    examples = load(given.examples)
    learnt = [x for x in examples if x["split"] == "train" and x["wordPieces"]]
    checked = [x for x in examples if x["split"] == "validation"]
    authors = sorted({x["author"] for x in learnt})
    if given.share < 1:
        kept = set(chance.sample(authors, round(len(authors) * given.share)))
        learnt = [x for x in learnt if x["author"] in kept]
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    pieces = Path(given.vocabulary).read_text().splitlines()
    reader = Reader(encoder_for(pieces))
    if given.go_on:
        reader.load_state_dict(weights_in(given.go_on))
    mixer = Mixer(learnt, {piece: n for n, piece in enumerate(pieces)})
    heads = [p for name, p in reader.named_parameters() if not name.startswith("encoder.")]
    optimizer = torch.optim.AdamW(
        [{"params": reader.encoder.parameters(), "lr": given.rate}, {"params": heads, "lr": 5e-4}],
        weight_decay=0.01,
        fused=True,
    )
    size = 32
    steps = given.passes * math.ceil(len(learnt) / size)
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda s: min(1, (s + 1) / 200) * max(0.01, 1 - s / steps)
    )
    print(f"{len(learnt)} replies of {len(authors)} authors, {steps} steps", flush=True)
    started = time.time()
    step = 0
    reader.train()
    for turn in range(given.passes):
        total = 0.0
        mixed = [mixer.mix(x, chance) for x in learnt]
        for batch in batches(mixed, size, chance):
            inputs, wanted = collate(batch)
            with torch.autocast("cpu", dtype=torch.bfloat16):
                answers = reader(*inputs)
            loss = sum(parts_of([answer.float() for answer in answers], wanted))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            total += loss.item()
            step += 1
            if step % 100 == 0:
                print(f"{step}/{steps} loss {total / 100:.3f} {time.time() - started:.0f} s", flush=True)
                total = 0.0
        print(f"pass {turn + 1}: words, items, replies right (%): {judge(reader, checked)}", flush=True)
        torch.save(reader.state_dict(), Path(given.examples).with_name("reader.pt"))
    if given.go_on and given.go_on.endswith(".onnx"):
        reader.load_state_dict(mean(weights_in(given.go_on), reader.state_dict()))
        print(f"mean: words, items, replies right (%): {judge(reader, checked)}", flush=True)
    export(reader, checked, out)


def mean(before, after):
    """Half of each: new replies are learnt and old ones aren't forgotten.

    Wortsman et al., Robust fine-tuning of zero-shot models, 2022."""
    return {
        name: (before[name] + value) / 2 if value.is_floating_point() else value
        for name, value in after.items()
    }


def weights_in(path):
    """Of a broken-off training as they were; of a model with its eight bits made floats again."""
    if path.endswith(".pt"):
        return torch.load(path)
    graph = onnx.load(path).graph
    stored = {one.name: torch.tensor(numpy_helper.to_array(one)) for one in graph.initializer}

    def floats(name):
        zero, scale = stored[f"{name}_zero_point"].float(), stored[f"{name}_scale"]
        return (stored[f"{name}_quantized"].float() - zero) * scale

    state = {
        name.removeprefix("reader."): value
        for name, value in stored.items()
        if name.startswith("reader.") and name.endswith((".weight", ".bias"))
    }
    for part in ("word", "position", "token_type"):
        name = f"encoder.embeddings.{part}_embeddings.weight"
        state[name] = floats(f"reader.{name}")
    for node in graph.node:
        # A layer's weights are named by its place alone: `/reader/kind/MatMul_quant`.
        if node.op_type == "MatMulInteger":
            layer = re.sub(r"(outcome|intent)\.\1", r"\1", ".".join(node.name.split("/")[2:-1]))
            state[f"{layer}.weight"] = floats(node.input[1].removesuffix("_quantized")).T
    return state


@torch.no_grad()
def temperatures(reader, examples):
    """For kinds, begins, inner, links, outcomes and intents: what makes the probabilities honest.

    The one of a row of values under which the validation authors' labels are likeliest (Guo et al.,
    On Calibration of Modern Neural Networks, 2017)."""
    reader.eval()
    choices = [0.8, 0.9, 1.0, 1.1, 1.2, 1.35, 1.5, 1.7, 2.0, 2.3, 2.7]
    sums = torch.zeros(6, len(choices))
    for batch in batches(examples, 64, random.Random(1)):
        inputs, wanted = collate(batch)
        answers = reader(*inputs)
        for at, value in enumerate(choices):
            parts = parts_of([answer / value for answer in answers], wanted)
            sums[:, at] += torch.stack([part.detach() for part in parts]) * len(batch)
    return [choices[at] for at in sums.argmin(1).tolist()]


# Outcomes that change an item, and the kinds of words that say so: `changes` of `labels.ts`.
CHANGES = {1: [4], 2: [5], 3: [6], 4: [7, 12]}


def change_weights(reader, heat, examples):
    """Of an item's outcome, of the words that speak of it, and always, in log odds: a logistic
    regression on whether the validation authors' labels have the change. `decode.ts` holds them."""
    reader.eval()
    odds, meant = [], []
    with torch.no_grad():
        for batch in batches(examples, 64, random.Random(1)):
            inputs, (kinds, _, _, _, outcomes, _) = collate(batch)
            kind, _, _, links, outcome, _ = [a / value for a, value in zip(reader(*inputs), heat)]
            kind = kind.softmax(-1) * (kinds != UNKNOWN).unsqueeze(-1)
            links, outcome = links.sigmoid(), outcome.softmax(-1)
            known = outcomes != UNKNOWN
            for change, said in CHANGES.items():
                telling = (kind[:, :, said].sum(-1, keepdim=True) * links).amax(1)
                odds.append(torch.stack([outcome[:, :, change][known], telling[known]], -1))
                meant.append((outcomes[known] == change).float())
    share = torch.cat(odds)
    odds = torch.log((share + 0.001) / (1.001 - share))
    meant = torch.cat(meant)
    weights = torch.zeros(3, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=300)

    def loss():
        optimizer.zero_grad()
        value = F.binary_cross_entropy_with_logits(odds @ weights[:2] + weights[2], meant)
        value.backward()
        return value

    optimizer.step(loss)
    return [round(value, 2) for value in weights.tolist()]


class Exported(nn.Module):
    """Answers probabilities."""

    def __init__(self, reader, heat):
        super().__init__()
        self.reader = reader
        self.heat = heat

    def forward(self, pieces, segments, words, items):
        answers = self.reader(pieces, segments, words, items)
        kind, begins, inner, links, outcome, intent = [
            answer / value for answer, value in zip(answers, self.heat)
        ]
        return (
            kind.softmax(-1), begins.sigmoid(), inner.softmax(-1), links.sigmoid(),
            outcome.softmax(-1), intent.softmax(-1),
        )


def export(reader, examples, out):
    """Writes reader.onnx with weights of eight bits."""
    heat = temperatures(reader, examples)
    print("temperatures:", heat, "weights of a change:", change_weights(reader, heat, examples), flush=True)
    whole = out / "whole.onnx"
    given = (
        torch.randint(1, 1000, (1, 20)), torch.zeros(1, 20, dtype=torch.long),
        torch.rand(1, 9, 20), torch.rand(1, 3, 20),
    )
    torch.onnx.export(
        Exported(reader, heat).eval(), given, str(whole), dynamo=False, opset_version=17,
        input_names=["pieces", "segments", "words", "items"],
        output_names=["kinds", "begins", "inner", "links", "outcomes", "intent"],
        dynamic_axes={
            "pieces": {1: "l"}, "segments": {1: "l"}, "words": {1: "w", 2: "l"}, "items": {1: "n", 2: "l"},
            "kinds": {1: "w"}, "begins": {1: "w"}, "inner": {1: "w"}, "links": {1: "w", 2: "n"},
            "outcomes": {1: "n"},
        },
    )
    quantize_dynamic(str(whole), str(out / "reader.onnx"), weight_type=QuantType.QInt8, per_channel=True)
    whole.unlink()


if __name__ == "__main__":
    main()
