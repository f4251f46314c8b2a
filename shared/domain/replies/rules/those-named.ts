/** Finds which of several "those" are, from what they are to be together. */
import type { Item } from '../../checklist.ts';
import { namedIn } from './references.ts';

/** "One message will do for both, so merge those: email the registrar and the couriers". */
export function thoseNamed(all: readonly Item[], into: string | undefined): readonly Item[] {
  const named = into !== undefined && all.length > 2 ? namedIn(into, all) : [];
  return named.length > 1 ? all.filter((one) => named.some(({ item }) => item === one)) : all;
}
