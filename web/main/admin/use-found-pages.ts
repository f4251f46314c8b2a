/** A list that is searched while one types: what was found before stands until the answer comes. */
import { useEffect, useState } from 'react';
import type { ReadPages } from '#web/kit/use-read.ts';

/** Waits until typing rests before it asks the server. */
const restMs = 250;

/** A query without its blank words, as it is by now and as it was when typing last rested. */
export function useRested<Query extends Readonly<Record<string, string>>>(query: Query) {
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  ).toString();
  const [rested, setRested] = useState(asked);
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), restMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return {
    query: Object.fromEntries(new URLSearchParams(rested)) as Partial<Query>,
    isFiltered: rested !== '',
    isTyping: rested !== asked,
  };
}

/** The last value that was known. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

interface Page<Row> {
  readonly items: readonly Row[];
}

/** With fewer rows than this the next page is read, too, without a press. */
const fewRows = 20;
/** As many pages are read so, one after the other. */
const patience = 25;

/**
 * The rows of a searched list, whose pages may be short, even empty, before the last. With `enough`
 * rows no further page is read by itself.
 */
export function useFound<Row>(list: ReadPages<Page<Row>>, isTyping: boolean, enough = fewRows) {
  const { pages, error, loading, busy, outdated } = list;
  const rows = pages.flatMap(({ items }) => items ?? []);
  const none = rows.length === 0;
  const [pressedAt, setPressedAt] = useState(0);
  // Fewer pages than when it was pressed are those of another question.
  const read = pages.length - (pressedAt > pages.length ? 0 : pressedAt);
  // A page without a match may come before one that has some.
  const goesOn = rows.length < enough && read < patience && list.more !== undefined && !error;
  useEffect(() => {
    if (goesOn && !busy) list.more?.();
  }, [goesOn, busy, list.more]);
  const more =
    list.more &&
    (() => {
      setPressedAt(pages.length);
      list.more?.();
    });
  const searching = isTyping || outdated || goesOn;
  const waits = loading || (none && (searching || busy) && !error);
  const isKnown = pages.length > 0 && !waits && !(none && list.more);
  return { rows, none, more, goesOn, searching, waits, isKnown };
}
