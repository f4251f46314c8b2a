/** Waits for the focus: an effect moves it once the page is drawn. */
import type { Locator } from 'playwright-core';

/** Throws where it does not come to what is located. */
export const focused = async (located: Locator): Promise<void> =>
  located.and(located.page().locator(':focus')).waitFor();
