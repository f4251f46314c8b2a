/** The runbook has a line for everything that may ring, and names only what is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { templatePath } from '#scripts/build/cloud.ts';
import { Deployed, type Template } from '#scripts/build/template.ts';
import { runbookPath } from '#scripts/runbook/part.ts';
import { directSettings, readSettings } from '#scripts/simulate/settings.ts';

const page = readFileSync(runbookPath, 'utf8');
const template = JSON.parse(readFileSync(templatePath, 'utf8')) as Template;
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-');
const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('every alarm has its heading, and no heading is of an alarm that is not there', () => {
  const alarms = new Deployed(template, 'anchor-dev', 'us-east-1')
    .all('AWS::CloudWatch::Alarm')
    .map(([, { AlarmName }]) => String(AlarmName).replace('anchor-dev-', 'alarm-'));

  // A setting makes one more.
  const all = [...alarms, 'alarm-canary'].toSorted();
  expect(headings.filter((one) => one.startsWith('alarm-')).toSorted()).toEqual(all);
  expect(alarms.length).toBeGreaterThan(0);
});

test('every link within the page leads somewhere', () => {
  const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);

  expect(links.filter((anchor) => !headings.includes(anchor!))).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
});

test('every command, setting and output it names is one', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const commands = [...page.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name!);
  const settings = [...page.matchAll(/`([a-z]+[A-Z]\w+)(?:: [\w-]+)?`/g)].map(([, name]) => name!);
  const known = new Set([...Object.keys(context.stages.prod), 'traceId', 'endedBy']);

  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  expect(settings.filter((name) => !known.has(name))).toEqual([]);
  expect(template).toHaveProperty('Outputs.TableName');
});

test('every secret of the stack has its rotation', () => {
  const secrets = new Deployed(template, 'anchor-dev', 'us-east-1')
    .all('AWS::SecretsManager::Secret')
    .map(([, { Name }]) => String(Name).replace('anchor-dev/', ''));

  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(page).toContain(`- **${secret}**`);
});

test('the morning was simulated with the retries and the age that the template has', () => {
  // Otherwise? `npm run simulate -- --write`.
  const { retries, maxAgeSeconds } = directSettings(template);

  expect(readSettings().direct).toMatchObject({ retries, maxAgeSeconds });
  expect(existsSync(templatePath)).toBe(true);
});
