/** Reads a reply to a list that nobody keeps, for the page where one may try it. */
import { interpret, warmReader } from '#functions/flows/replies/interpret.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { limits, tooMany } from '#functions/store/limits.ts';
import { onboarding as route } from '#shared/contract/onboarding.ts';
import { itemId } from '#shared/domain/item-id.ts';
import { triesPerDay, triesPerViewerAndHour } from '#shared/domain/limits.ts';

/** No language model is asked for strangers: each call of it costs. */
const readerAlone = { openAiApiKey: '', openAiBaseUrl: '', openAiModel: '' };

await warmReader();

export const handler = endpoint(route.try).answers(async ({ body }, context) => {
  const { now, viewer, traceId } = context;
  const full = await limits.take(
    [
      { what: 'tries-viewer', who: viewer, most: triesPerViewerAndHour, window: 'hour' },
      { what: 'tries-all', who: '', most: triesPerDay, window: 'day' },
    ],
    now,
  );
  if (full) throw tooMany(full);
  const asking = { ...body, newId: (n: number) => itemId(traceId, n) };
  const {
    evidence: _own,
    heard: _words,
    edits,
    unread,
    ...reading
  } = await interpret(asking, readerAlone);
  return {
    ok: true,
    reading: { ...reading, edits: [...edits], ...(unread && { unread: [...unread] }) },
  };
});
