/** Which paths CloudFront hands to the API: derived from the route table, the narrowest first. */
import { pages } from '#shared/contract/pages.ts';
import { paths } from '#shared/contract/paths.ts';

/** All below these is the API's. Not `/admin/`, which would swallow the administrator's pages. */
const apiFolders = ['/admin/api/', '/api/', '/auth/', '/u/'];

const patternOf = (path: string): string => {
  const folder = apiFolders.find((start) => path.startsWith(start));
  return folder ? `${folder}*` : path.replace(/\{[^}]+\}/g, '*');
};

/** Patterns as CloudFront matches them, first match wins; everything else is the sites'. */
export const apiPatterns = (places: readonly string[] = everyPath): readonly string[] =>
  [...new Set(places.map(patternOf))].sort(
    (one, other) => other.length - one.length || one.localeCompare(other),
  );

/** The administrator's pages, which are let do more: `/admin*`, with all that is below it. */
export const adminPatterns = (): readonly string[] => [
  ...new Set(
    pages.main
      .filter(({ access }) => access === 'admin')
      .map(({ path }) => `/${path.split('/')[1]}*`),
  ),
];

const everyPath = Object.values(paths).map(({ path }) => path);
