/**
 * Goal: wherever a run of the proofs breaks, the next one is whole, and nobody who was made up for
 * either is left.
 * Method: break every call to AWS in every way, ask again, look at the table.
 */
import { rowsIn } from '#test/kit/kept.ts';
import { finishes } from './explore.ts';
import { adminOf } from './faults.ts';

const ofSomebody = /^(?:USER|POST|EMAIL|COUNTER)#/;

finishes('proofs broken anywhere are run by the next click, and leave nobody', {
  name: 'Running the proofs',
  caller: 'stability.runProofs',
  calls: 60,
  prepare: adminOf,
  deliver: (_world, admin) => admin.post('/admin/api/run-proofs', { liveOpenAI: false }),
  left: async (world, admin) => {
    const { body } = await admin.get('/admin/api/stability');
    const runs = (await admin.get('/admin/api/runs')).body['runs'] as { readonly state: string }[];
    const rows = (await rowsIn(world)).filter(({ pk }) => ofSomebody.test(String(pk)));
    return {
      facts: {
        proved: body['firstClass'],
        runs: runs.map(({ state }) => state),
        rows: rows.map(({ pk, sk }) => `${String(pk)} ${String(sk)}`),
      },
    };
  },
  expected: {
    facts: {
      proved: { intentions: true, contextBundle: true, carryover: true },
      runs: ['done'],
      rows: [],
    },
  },
});
