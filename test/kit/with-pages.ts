/** Opens pages for a suite and closes them after each test. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Site } from '#shared/contract/pages.ts';
import { type OpenOptions, type OpenPage, openPages, type Pages } from './pages.ts';
import type { Api, Asked } from './site-server.ts';

/** A bound for a page that hangs, on a machine that is busy with others. */
const storyMs = 60_000;

export interface Suite {
  readonly open: (path: string, options?: OpenOptions) => Promise<OpenPage>;
  readonly answers: (api: Api) => void;
  readonly asked: () => readonly Asked[];
  /** A test that needs the browser, and at its end finds that no page complained. */
  readonly story: (title: string, run: () => Promise<void>) => void;
}

/** `folder` is asked for when the suite starts, since it may have to be built. */
export function withPages(folder: () => string, site: Site = 'main'): Suite {
  let pages: Pages | undefined;
  let opened: OpenPage[] = [];

  beforeAll(async () => {
    pages = await openPages(folder(), site);
  }, storyMs);
  afterEach(async () => {
    for (const page of opened) await page.close();
    opened = [];
  });
  afterAll(() => pages?.close());

  const running = (): Pages => {
    if (!pages) throw new Error('There is no browser.');
    return pages;
  };

  return {
    async open(path, options) {
      const page = await running().open(path, options);
      opened.push(page);
      return page;
    },
    answers: (api) => running().server.answers(api),
    asked: () => running().server.asked,
    story(title, run) {
      test(
        title,
        async () => {
          await run();
          expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
        },
        storyMs,
      );
    },
  };
}
