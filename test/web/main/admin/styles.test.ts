/**
 * Goal: the styles of public pages, which stand in every page, change nothing in the admin area.
 * Method: no class that they style by itself is one that the admin area's styles know, but for the
 * parts that both are made of.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const web = join(import.meta.dirname, '../../../../web');
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const isAdmin = (file: string) => file.includes('/admin/');
const textOf = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(web, file), 'utf8')).join('\n');

/** The classes that are selectors by themselves. */
const alone = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?:^|[,}]\s*)\.([a-z][a-z0-9-]*)(?=\s*[,{])/gm)].map(
      ([, name = '']) => name,
    ),
  );
const all = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name));

/** Buttons, fields, checklists and their kin, which the admin area makes smaller. */
const shared = ['acts', 'brand', 'btn', 'cl', 'err', 'field', 'hint', 'inp', 'sign', 'tag'];

test('a class of the admin area is no public one', () => {
  const publicOnes = alone(
    textOf(sheets.filter((file) => !isAdmin(file) && /^(kit|main)\//.test(file))),
  );
  const own = all(textOf(sheets.filter(isAdmin)));

  expect(publicOnes.size).toBeGreaterThan(50);
  expect([...own].filter((name) => publicOnes.has(name)).sort()).toEqual(shared);
});
