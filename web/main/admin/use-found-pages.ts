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

interface Page<Row> {
  readonly items: readonly Row[];
}

/** With fewer rows than this the next page is read, too, without a press. */
const fewRows = 20;

/** The rows of a searched list, whose pages may be short, even empty, before the last. */
export function useFound<Row>(list: ReadPages<Page<Row>>, isTyping: boolean) {
  const { pages, error, more, loading, busy, outdated } = list;
  const rows = pages.flatMap(({ items }) => items ?? []);
  const none = rows.length === 0;
  // A page without a match may come before one that has some.
  const goesOn = rows.length < fewRows && more !== undefined && !error;
  useEffect(() => {
    if (goesOn && !busy) more();
  }, [goesOn, busy, more]);
  const searching = isTyping || outdated || goesOn;
  const waits = loading || (none && (searching || busy) && !error);
  return { rows, searching, waits, isKnown: pages.length > 0 && !waits && !(none && more) };
}
