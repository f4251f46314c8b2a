/** `npm run bench:sms`: how many segments each letter takes as a text, over plans of real size. */
import { isGsm7, segments } from '#shared/domain/letters/gsm7.ts';
import type { Letter, Setting } from '#shared/domain/letters/letter.ts';
import { toSms } from '#shared/domain/letters/to-sms.ts';
import { textRhythm } from '#shared/domain/quiet-hours.ts';
import { dayZeroRhythm, nextTouchpoint } from '#shared/domain/rhythm.ts';
import { everyText } from './every-letter.ts';
import { type Case, cases, today } from './sms-lists.ts';

const goal = { mean: 1.05, most: 2 };

const setting: Setting = {
  productName: 'Anchor',
  postalAddress: '1 Harbour Street, Austin, TX 78701',
  helpUrl: 'https://anchor.example/faq',
  unsubscribeUrl: 'https://anchor.example/unsubscribe?token=u',
};
const zone = 'America/Chicago';
const rhythm = textRhythm(dayZeroRhythm);

const sceneOf = ({ after }: Case) => ({
  user: { zone, rhythm, channel: 'sms' as const, startsOn: today },
  day: after,
  date: today,
  setting,
  next: nextTouchpoint({ rhythm, zone, after: new Date(`${today}T15:00:00Z`) }),
});

export interface Measured {
  readonly name: string;
  readonly text: string;
  readonly segments: number;
}

const measured = ([name, letter]: readonly [string, Letter]): Measured => {
  const text = toSms(letter, setting);
  return { name, text, segments: segments(text) };
};

/** Every letter over every plan. */
export const measureTexts = (): readonly Measured[] =>
  cases.flatMap((one) => everyText(sceneOf(one), one.before).map(measured));

export const meanOf = (all: readonly Measured[]): number =>
  all.reduce((sum, one) => sum + one.segments, 0) / all.length;

function report(all: readonly Measured[]): void {
  const byName = Map.groupBy(all, ({ name }) => name);
  for (const [name, texts] of byName) {
    const lengths = texts.map(({ text }) => text.length);
    const most = Math.max(...texts.map((one) => one.segments));
    const line = [
      name.padEnd(28),
      meanOf(texts).toFixed(2).padStart(5),
      String(most).padStart(3),
      `${Math.min(...lengths)} to ${Math.max(...lengths)} characters`.padStart(24),
    ];
    process.stdout.write(`${line.join(' ')}\n`);
  }
  const unicode = all.filter(({ text }) => !isGsm7(text)).length;
  const most = Math.max(...all.map((one) => one.segments));
  process.stdout.write(
    `\n${all.length} texts: mean ${meanOf(all).toFixed(3)} segments (goal ${goal.mean}), ` +
      `at most ${most} (goal ${goal.most}), ${unicode} forced to UCS-2.\n`,
  );
  process.exitCode = meanOf(all) <= goal.mean && most <= goal.most && unicode === 0 ? 0 : 1;
}

if (import.meta.main) {
  const all = measureTexts();
  const wanted = process.argv[2];
  if (wanted === undefined) report(all);
  else for (const { name, text } of all) if (name === wanted) process.stdout.write(`${text}\n\n`);
}
