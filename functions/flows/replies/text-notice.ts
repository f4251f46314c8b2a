/** End User Messaging's notice of a text that came in: what we read of it. */
import * as z from 'zod/mini';
import { wholeJson } from '#shared/domain/well-formed-text.ts';

/** Absent or null where the carrier had nothing to say: an MMS without words has no body. */
const words = z.pipe(
  z.nullish(z.string()),
  z.transform((said) => said ?? ''),
);

const Notice = z.object({
  originationNumber: z.string(),
  destinationNumber: words,
  /** The first word as AWS matched it; never taken for the text. */
  messageKeyword: words,
  messageBody: words,
  inboundMessageId: z.string(),
  /** The text of ours that this one most likely answers. */
  previousPublishedMessageId: words,
});

export type TextNotice = z.output<typeof Notice>;

const Kind = z.object({ originationNumber: z.string(), inboundMessageId: z.string() });

function parsed(message: string): unknown {
  try {
    // A carrier that cuts a long text may cut through a sign.
    return wholeJson(message);
  } catch {
    // A test message of the console is plain text.
    return undefined;
  }
}

/**
 * Undefined for what is no notice of a text. Throws for one that is but reads otherwise than
 * expected: somebody's words are in it.
 */
export function textNotice(message: string): TextNotice | undefined {
  const said = parsed(message);
  return Kind.safeParse(said).success ? Notice.parse(said) : undefined;
}
