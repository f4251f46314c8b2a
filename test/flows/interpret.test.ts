/** A reply is always read: by the model when its answer holds, else by the rules. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { interpret } from '#functions/flows/interpret.ts';
import { asking, listOf } from '#test/kit/asking.ts';

const items = listOf('Finish the deck', 'Gym');
let server: Server | undefined;
let asked: Record<string, unknown>[] = [];

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
  asked = [];
});

const answerOf = (text: string, status = 'completed') => ({
  id: 'resp_1',
  object: 'response',
  status,
  output: [
    {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      status,
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
});

/** A model on this machine that answers as told, after a while; `undefined` never answers. */
async function model(answer: object | undefined, status = 200) {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push({ url: request.url, ...JSON.parse(body) });
      if (answer === undefined) return;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    openAiApiKey: 'test-key',
    openAiBaseUrl: `http://127.0.0.1:${port}/v1`,
    openAiModel: 'test-model',
  };
}

const edits = (...list: object[]) => JSON.stringify({ edits: list, intent: null });
const deckDone = edits({ op: 'complete', item: 'i1', text: null, evidence: 'slides went out' });

describe('with a model', () => {
  test('its edits are taken when the reply bears them out', async () => {
    const settings = await model(answerOf(deckDone));

    expect(await interpret(asking('the slides went out', items), settings)).toEqual({
      edits: [{ kind: 'complete', id: 'i1' }],
      intent: null,
      engine: 'openai/test-model',
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: '/v1/responses',
      model: 'test-model',
      store: false,
      text: { format: { type: 'json_schema', strict: true } },
    });
    expect(asked[0]).not.toHaveProperty('temperature');
  });

  test('a command never reaches it', async () => {
    const settings = await model(answerOf(deckDone));

    const reading = await interpret(asking('unsubscribe', items), settings);

    expect(reading).toMatchObject({ intent: 'unsubscribe', edits: [], engine: 'rules/1' });
    expect(asked).toEqual([]);
  });
});

const ruled = { edits: [{ kind: 'complete', id: 'i2' }], intent: null, engine: 'rules/1' };
const gymDone = asking('gym done', items);

describe('the rules read the reply, and say why, when the model', () => {
  test('takes too long', async () => {
    const settings = { ...(await model(undefined)), timeoutMs: 200 };

    expect(await interpret(gymDone, settings)).toEqual({
      ...ruled,
      fallback: 'The model did not answer within 200 ms.',
    });
    expect(asked).toHaveLength(1);
  });

  test.each([
    [
      'touches an item that is not there',
      edits({ op: 'complete', item: 'i9', text: null, evidence: 'gym done' }),
      'not there',
    ],
    [
      'adds what was not said',
      edits({ op: 'add', item: null, text: 'Buy a horse', evidence: 'gym' }),
      'does not say',
    ],
    [
      'loses an item',
      edits({ op: 'drop', item: 'i1', text: null, evidence: 'gym' }),
      'loses an item',
    ],
    [
      'quotes what nobody wrote',
      edits({ op: 'complete', item: 'i1', text: null, evidence: 'deck' }),
      'not grounded',
    ],
    ['answers no JSON', 'Sure! Here you are.', 'not JSON'],
    ['answers nothing', '', 'empty'],
  ])('%s', async (_, text, because) => {
    const settings = await model(answerOf(text));

    const reading = await interpret(gymDone, settings);

    expect(reading).toEqual({ ...ruled, fallback: expect.stringContaining(because) });
  });

  test('stops in the middle', async () => {
    const settings = await model(answerOf('{"edits":[', 'incomplete'));

    const reading = await interpret(gymDone, settings);

    expect(reading).toEqual({ ...ruled, fallback: expect.stringContaining('incomplete') });
  });

  test('refuses', async () => {
    const answer = answerOf('');
    const refusal = { type: 'refusal', refusal: 'No.' };
    const settings = await model({
      ...answer,
      output: [{ ...answer.output[0], content: [refusal] }],
    });

    expect(await interpret(gymDone, settings)).toMatchObject(ruled);
  });

  test.each([401, 429, 500])('fails with status %d, asked once', async (status) => {
    const settings = await model({ error: { message: 'no', type: 'x' } }, status);

    const reading = await interpret(gymDone, settings);

    expect(reading).toEqual({ ...ruled, fallback: expect.any(String) });
    expect(reading.fallback).not.toContain('test-key');
    expect(asked).toHaveLength(1);
  });

  test('cannot be reached', async () => {
    const settings = await model(answerOf(deckDone));
    const gone = { ...settings, openAiBaseUrl: 'http://127.0.0.1:1/v1' };

    expect(await interpret(gymDone, gone)).toMatchObject(ruled);
  });
});

test('without a key the rules read every reply', async () => {
  const settings = { openAiApiKey: '', openAiBaseUrl: '', openAiModel: '' };

  expect(await interpret(gymDone, settings)).toEqual(ruled);
});
