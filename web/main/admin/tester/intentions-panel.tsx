/** The day's list as the last letter told it. */
import { Checklist } from '#web/kit/ui/checklist.tsx';
import { latestIntentions, type Transcript } from './transcript.ts';
import { linesOf } from './transcript-view.tsx';

export function IntentionsPanel({ transcript }: { transcript: Transcript }) {
  const intentions = latestIntentions(transcript) ?? [];
  const count = (wanted: string) => intentions.filter(({ status }) => status === wanted).length;
  const counts = [
    [count('done'), 'done'],
    [count('carryover'), 'carried over'],
    [count('open'), 'open'],
  ] as const;
  const summary = counts.flatMap(([many, words]) => (many > 0 ? [`${many} ${words}`] : []));
  return (
    <section className="side" aria-labelledby="intentions">
      <header>
        <h2 id="intentions">Intentions</h2>
        <span className="sub">{summary.join(', ')}</span>
      </header>
      {intentions.length > 0 ? (
        <Checklist lines={linesOf({ intentions })} />
      ) : (
        <p className="sub">No intentions yet.</p>
      )}
    </section>
  );
}
