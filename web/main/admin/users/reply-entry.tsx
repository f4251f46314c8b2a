/** One reply: what was said, what it changed, how it was answered, and how it would be read now. */
import { useState } from 'react';
import type { ShownChange } from '#shared/contract/users.ts';
import { editWords } from '#shared/domain/edit-words.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { messageOf } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { TraceLink } from '../trace-link.tsx';
import { letterAddress, rawMailAddress } from './user-addresses.ts';
import { ShownLists } from './user-profile.tsx';
import type { Shown } from './user-view.tsx';

export function ReplyEntry({ userId, reply }: { userId: string; reply: Shown['replies'][number] }) {
  const { text, text_chars, changes, engine, mail_id, acknowledgement_letter_id } = reply;
  return (
    <>
      <blockquote className="quoted">
        {text}
        {text_chars !== undefined && <small> … of {text_chars} characters</small>}
      </blockquote>
      <Changes changes={changes} />
      <p className="sub">
        Read by {engine}
        {reply.intent && `, as ${reply.intent}`}, by {reply.channel === 'sms' ? 'text' : 'email'}
        {reply.not_acknowledged && `; not answered, because ${reply.not_acknowledged}`}{' '}
        {reply.trace_id && <TraceLink id={reply.trace_id} at={reply.at} />}
      </p>
      <div className="acts">
        {mail_id && (
          <a className="btn ghost" href={rawMailAddress(userId, mail_id)} download>
            Raw mail
          </a>
        )}
        <AgainButton userId={userId} replyId={reply.reply_id} />
      </div>
      {acknowledgement_letter_id && (
        <Acknowledgement address={letterAddress(userId, acknowledgement_letter_id)} />
      )}
    </>
  );
}

function Acknowledgement({ address }: { address: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How it was answered</summary>
      {open && <iframe title="Acknowledgement" sandbox="" src={address} />}
    </details>
  );
}

function AgainButton({ userId, replyId }: { userId: string; replyId: string }) {
  const [reading, setReading] = useState<AnswerOf<'users.readAgain'>>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall('users.readAgain');

  async function readAgain() {
    setFailure(undefined);
    try {
      setReading(await run({ params: { user_id: userId, reply_id: replyId } }));
    } catch (problem) {
      setFailure(messageOf(problem, 'This reply could not be read again. Please try again.'));
    }
  }

  return (
    <>
      <Button
        kind="ghost"
        onClick={() => void readAgain()}
        busy={busy}
        disabled={false}
        busyWords="Reading..."
      >
        Read this reply again
      </Button>
      {failure && <Failure words={failure} />}
      {reading && <ReadAgain reading={reading} />}
    </>
  );
}

type Reading = AnswerOf<'users.readAgain'>;

/** A reply as read now, beside how it was read then. Nothing is saved. */
function ReadAgain({ reading }: { reading: Reading }) {
  const { visible_text, words_from, before, now, earlier, date } = reading;
  return (
    <section className="read-again" aria-label="Read again" role="status">
      <p>
        <b>Read again. Nothing was saved.</b>{' '}
        <span className="sub">
          {words_from === 'mail' ? 'From the raw mail.' : 'The mail is gone; from the words kept.'}
        </span>
      </p>
      <h3>What the person newly wrote</h3>
      <blockquote className="quoted">{visible_text}</blockquote>
      <div className="thirds">
        <div>
          <h3>The list before</h3>
          <ShownLists lists={before} date={date} />
        </div>
        <Made title="Then" made={earlier} date={date} />
        <Made title="Now" made={now} date={date} />
      </div>
    </section>
  );
}

interface MadeProps {
  readonly title: string;
  readonly made: Reading['earlier'] | Reading['now'];
  readonly date: string;
}

function Made({ title, made, date }: MadeProps) {
  const { engine, intent, changes, after } = made;
  return (
    <div>
      <h3>
        {title} <span className="sub">by {engine}</span>
      </h3>
      {intent && <p className="sub">As {intent}</p>}
      <Changes changes={changes} />
      <ShownLists lists={after} date={date} />
    </div>
  );
}

/** What a reply did to a list, item by item. */
function Changes({ changes }: { readonly changes: readonly ShownChange[] }) {
  if (changes.length === 0) return <p className="sub">It changed nothing.</p>;
  return (
    <dl className="changes">
      {changes.map(({ kind, text, was_text, words }, at) => (
        // A reply may do the same twice, and its changes never reorder: the place is the key.
        <div key={at}>
          <dt>{editWords[kind]}</dt>
          <dd>
            {text}
            {was_text && <span className="sub"> (was “{was_text}”)</span>}
            {words && <span className="sub"> from “{words}”</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
