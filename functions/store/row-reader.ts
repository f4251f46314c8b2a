/** Rows as they are read: held to the schema of what they are, once for each noun. */
import type * as z from 'zod/mini';

type Row = Readonly<Record<string, unknown>>;

/** A type with every field written out, so that a schema without an optional one is another. */
type Whole<Type> = unknown extends Type
  ? Type
  : Type extends object
    ? { -readonly [Name in keyof Type]-?: Whole<Type[Name]> }
    : Type;

/** `unknown` where both are one type: no schema falls behind its noun. */
type Same<One, Other> = [Whole<One>] extends [Whole<Other>]
  ? [Whole<Other>] extends [Whole<One>]
    ? unknown
    : never
  : never;

/** Of a key no more than its kind: `USER PROFILE`, `POST REPLY`. The rest may be an address. */
const kindOfKey = ({ pk, sk }: Row): string =>
  [pk, sk]
    .map((part) => /^[A-Z]+(?=#|$)/.exec(typeof part === 'string' ? part : '')?.[0] ?? '...')
    .join(' ');

/**
 * Answers a function that reads a row of this noun. What the schema doesn't know stays in the row,
 * as a later version may have written it. A row that doesn't fit throws, and what it holds is not
 * told: an error is logged.
 */
export const rowReader =
  <Noun>(noun: string) =>
  <Shape>(shape: z.ZodMiniType<Shape> & Same<Shape, Noun>) =>
  (row: Row): Noun & Row => {
    const { error } = (shape as z.ZodMiniType<Shape>).safeParse(row);
    if (!error) return row as Noun & Row;
    const fields = new Set(error.issues.map(({ path }) => String(path[0] ?? 'the row')));
    throw new Error(
      `A row of a ${noun} (${kindOfKey(row)}) can't be read: ${[...fields].join(', ')}.`,
    );
  };
