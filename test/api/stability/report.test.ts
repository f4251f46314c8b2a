/** The report says what was found out, by the build and by the last run, and nothing else. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { putRow } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/admin/api/stability';
const facts = {
  tsErrors: 3,
  guards: { unifiedSchemaGuard: true, noLegacyCreateMessage: false },
  broken: ['mails and texts leave by one function'],
};
const checked = suiteWorld({ settings: { BUILD_FACTS: JSON.stringify(facts) } });
const unchecked = suiteWorld({
  settings: { BUILD_FACTS: ' ', OPENAI_API_KEY: 'sk-secret', OPENAI_MODEL: 'some-model' },
});

const report = async (admin: SignedIn) => (await admin.get(path)).body;

test('before any run there are the build’s own facts alone', async () => {
  const body = await report(await signedIn(checked));

  expect(body).toEqual({ ok: true, ...facts, mode: 'reader', version: expect.any(String) });
});

test('a build that checked nothing says nothing, and the model by its name alone', async () => {
  const body = await report(await signedIn(unchecked));

  expect(body).toEqual({ ok: true, mode: 'reader and some-model', version: expect.any(String) });
});

test('after a run its verdicts and its time are there, for every administrator', async () => {
  const { body: run } = await (await signedIn(checked)).post('/admin/api/run-proofs', {
    liveOpenAI: false,
  });

  const body = await report(await signedIn(checked));

  const { ok: _ok, ...ran } = run;
  expect(body).toMatchObject({ firstClass: ran['firstClass'], lastUpdated: ran['ranAt'] });
  expect(body['report']).toEqual(ran);
});

test('a report that nobody can read any more counts as none', async () => {
  await putRow(unchecked, { ...keys.proofs(), report: { passed: 'yes' } });

  expect(await report(await signedIn(unchecked))).not.toHaveProperty('firstClass');
});
