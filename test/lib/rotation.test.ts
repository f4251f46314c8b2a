/** The secret between CloudFront and the functions is replaced without refusing anybody. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { isThroughTheDoor } from '#functions/kit/request-origin.ts';
import { configFor } from '#lib/config.ts';
import { Secrets } from '#lib/secrets.ts';
import { frontDoor } from '#shared/contract/front-door.ts';
import { prodSettings } from './synthesised.ts';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));

/** The two values that a secret has after it was put anew. */
interface Held {
  readonly current: string;
  readonly previous: string;
}

/** What a deployment with this step leaves: who says what, who takes what. */
function deployed(originSecret: string, { current, previous }: Held) {
  const stack = new Stack(new App());
  const settings = { ...context.stages.prod, ...prodSettings, originSecret };
  const { values, sentByEdge } = new Secrets(
    stack,
    'Secrets',
    configFor('prod', { prod: settings }),
  );
  const valueOf = (reference: unknown): string => {
    const written = JSON.stringify(stack.resolve(reference));
    if (!written.includes('{{resolve:secretsmanager:')) return JSON.parse(written);
    return written.includes('AWSPREVIOUS') ? previous : current;
  };
  return {
    said: valueOf(sentByEdge),
    takes: [valueOf(values.ORIGIN_SECRET), valueOf(values.ORIGIN_SECRET_PREVIOUS)],
  };
}

type Deployed = ReturnType<typeof deployed>;

/** While one is on its way to the other, CloudFront and each function is the old or the new. */
const meanwhile = (before: Deployed, after: Deployed): readonly boolean[] =>
  [before, after].flatMap(({ said }) =>
    [before, after].map(({ takes }) => isThroughTheDoor({ [frontDoor.secret]: said }, takes)),
  );

const first = { current: 'first', previous: '' };
const second = { current: 'second', previous: 'first' };
const third = { current: 'third', previous: 'second' };

test('no step refuses a request, whoever is updated before whom, twice in a row', () => {
  const steps = [
    deployed('steady', first),
    ...['accept', 'send', 'steady'].map((step) => deployed(step, second)),
    ...['accept', 'send', 'steady'].map((step) => deployed(step, third)),
  ];

  for (const [at, after] of steps.slice(1).entries()) {
    expect(meanwhile(steps[at]!, after)).toEqual([true, true, true, true]);
  }
  expect(isThroughTheDoor({ [frontDoor.secret]: 'second' }, steps.at(-1)!.takes)).toBe(false);
});

test.each([
  ['steady', 'steady'],
  ['steady', 'send'],
  ['accept', 'steady'],
])('from %s straight to %s somebody would be refused', (from, to) => {
  const before = deployed(from, from === 'steady' ? first : second);

  expect(meanwhile(before, deployed(to, second))).toContain(false);
});
