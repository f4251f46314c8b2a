/** Prints a letter for the administrator's renderer cards, in the newer of their two shapes. */
import type { Stage } from '../stage.ts';
import type { Channel } from '../user.ts';
import type { Letter, Mark } from './letter.ts';
import { paragraphsAround } from './to-render.ts';

/** Names on the wire are the customer's. */
export interface AdminRender {
  readonly text_blocks: readonly string[];
  readonly checklists: readonly {
    readonly heading: string;
    readonly items: readonly { readonly text: string; readonly status: AdminStatus }[];
  }[];
  readonly closing: string;
  readonly meta: {
    readonly stage: Stage;
    readonly arc_date: string;
    readonly arc_tz: string;
    readonly channel: Channel;
  };
}

type AdminStatus = 'open' | 'done' | 'carryover' | 'deferred';

const statuses: Readonly<Record<Mark, AdminStatus>> = {
  open: 'open',
  done: 'done',
  carried: 'carryover',
  later: 'deferred',
};

/** Notes and links are left out: the card shows what was said and the lists. */
export function toAdminRender(
  letter: Letter,
  { zone, channel }: { readonly zone: string; readonly channel: Channel },
): AdminRender {
  const { before, after } = paragraphsAround(letter);
  const asides = letter.blocks.flatMap((block) =>
    block.kind === 'aside' ? [...block.lines, block.hint] : [],
  );
  return {
    text_blocks: [letter.title, ...before],
    checklists: letter.blocks.flatMap((block) =>
      block.kind === 'checklist'
        ? [
            {
              heading: block.heading ?? 'Today',
              items: block.lines.map(({ text, mark }) => ({ text, status: statuses[mark] })),
            },
          ]
        : [],
    ),
    closing: [...after, ...asides].join(' ') || (letter.next ?? ''),
    meta: { stage: letter.stage, arc_date: letter.date, arc_tz: zone, channel },
  };
}
