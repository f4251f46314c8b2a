/** What an accessibility checker finds on a page, and whether the page scrolls sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Parts {
  readonly include?: string;
  /** Framed letters run nothing, so the checker would wait in them for an answer. */
  readonly exclude?: string;
}

/** `[rule, first element]` for each violation; empty where nothing is in a reader's way. */
export async function violationsOf(page: Page, { include, exclude }: Parts = {}) {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

export const scrollWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
