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
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // Without frames the checker needs no second page.
    .setLegacyMode(page.frames().length === 1);
  if (include) axe.include(include);
  if (exclude) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

/** Layout goes by the width, colours by the theme: every width and both themes, not all pairs. */
const views = [
  ['light', 1280],
  ['dark', 390],
  ['light', 320],
] as const;

/** What is in a reader's way by day or night, at any width, with what makes the page too wide. */
export async function problemsIn(page: Page, parts: Parts = {}): Promise<readonly unknown[]> {
  const problems: unknown[] = [];
  for (const [colorScheme, width] of views) {
    // Colours that change in a moment would be read on their way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const wide = await scrollWidth(page);
    if (wide !== width) problems.push([colorScheme, width, `scrolls to ${wide}`]);
    for (const found of await violationsOf(page, parts)) problems.push([colorScheme, width, found]);
  }
  return problems;
}

export const scrollWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
