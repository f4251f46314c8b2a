/** Which file a module goes into: few for a visitor, and none of the admin area's among them. */
import type { SitePage, SitePages } from '#web/kit/site-page.ts';
import { fromRoot } from './root.ts';

/** What the bundler tells of a module. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  readonly getModuleInfo: (id: string) => Module | null;
}

/** A module that this many public pages need is fetched with the first of them. */
const manyPages = 3;

/** `both` and `later` are also the admin area's; a visitor needs `later` for what is asked for. */
type ChunkName = 'site' | 'both' | 'later' | 'admin';

interface Group {
  readonly debugName: string;
  readonly priority: number;
  /** The name of a module's file; null leaves it beside whoever imports it. */
  readonly name: (id: string, graph: Graph) => string | null;
}

/**
 * `start` is the module that every page begins with, from the root. A group takes with it what
 * its modules import, so the visitors' takes first, and what they share with the admin area next.
 */
export function chunkGroups(start: string, { byPath, notFound }: SitePages): Group[] {
  let names: ReadonlyMap<string, ChunkName> | undefined;
  return (['admin', 'later', 'both', 'site'] as const).map((chunk, priority) => ({
    debugName: chunk,
    priority,
    name: (id, graph) => {
      names ??= namesOf(start, [...Object.values(byPath), notFound], graph);
      return names.get(id) === chunk ? chunk : null;
    },
  }));
}

function namesOf(start: string, pages: readonly SitePage[], graph: Graph): Map<string, ChunkName> {
  const needs = (asked: readonly SitePage[]) => asked.map((page) => needed(page.module, graph));
  const open = pages.filter((page) => !page.guarded);
  const live = needs(open.filter((page) => !page.still));
  const still = needs(open.filter((page) => page.still));
  const guarded = needs(pages.filter((page) => page.guarded));
  const always = needed(start, graph);
  const visited = new Set(open.flatMap(({ module }) => [...everNeeded(module, graph)]));

  const names = new Map<string, ChunkName>();
  for (const id of new Set([always, ...live, ...still, ...guarded].flatMap((ids) => [...ids]))) {
    const times = (sets: readonly ReadonlySet<string>[]) =>
      sets.filter((set) => set.has(id)).length;
    if (always.has(id) || times(live) >= manyPages) names.set(id, 'site');
    else if (times(guarded) > 0 && times(live) + times(still) > 0) names.set(id, 'both');
    else if (times(guarded) > 0 && visited.has(id)) names.set(id, 'later');
    else if (times(guarded) > 1) names.set(id, 'admin');
  }
  return names;
}

/** A module and all that it imports at once. */
function needed(module: string, graph: Graph): ReadonlySet<string> {
  const ids = new Set([fromRoot(module)]);
  for (const id of ids) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) ids.add(imported);
  }
  return ids;
}

/** The same, with all that it may import later. */
function everNeeded(module: string, graph: Graph): ReadonlySet<string> {
  const ids = new Set([fromRoot(module)]);
  for (const id of ids) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) ids.add(imported);
  }
  return ids;
}
