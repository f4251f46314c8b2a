/** AWS End User Messaging's notice of a received text, as far as we read it. */
import * as z from 'zod/mini';
import { wholeJson } from '#shared/domain/well-formed-text.ts';

/** Absent or null if the carrier has none: an MMS without words has no body. */
const words = z.pipe(
  z.nullish(z.string()),
  z.transform((said) => said ?? ''),
);

const Notice = z.object({
  originationNumber: z.string(),
  destinationNumber: words,
  /** The keyword as AWS matched it; we don't read it as the text. */
  messageKeyword: words,
  messageBody: words,
  inboundMessageId: z.string(),
  /** Our text that this one most likely answers. */
  previousPublishedMessageId: words,
});

export type TextNotice = z.output<typeof Notice>;

const Kind = z.object({ originationNumber: z.string(), inboundMessageId: z.string() });

function parsed(message: string): unknown {
  try {
    // A carrier that cuts a long text may cut through a character.
    return wholeJson(message);
  } catch {
    // The console's test message is plain text.
    return undefined;
  }
}

/**
 * Undefined for anything but a notice of a text. Throws if one has an unexpected shape, because
 * somebody's words are in it.
 */
export function textNotice(message: string): TextNotice | undefined {
  const said = parsed(message);
  return Kind.safeParse(said).success ? Notice.parse(said) : undefined;
}
