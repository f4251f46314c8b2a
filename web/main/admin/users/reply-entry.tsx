/** One reply: what was said, what it changed, how it was answered, and how it would be read now. */
import { useState } from 'react';
import { type AnswerOf, call } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { TraceLink } from '../trace-link.tsx';
import { Changes } from './changes.tsx';
import { ReadAgain } from './read-again.tsx';
import { letterAddress, rawMailAddress } from './user-addresses.ts';
import type { Shown } from './user-view.tsx';

interface ReplyEntryProps {
  readonly userId: string;
  readonly reply: Shown['replies'][number];
}

export function ReplyEntry({ userId, reply }: ReplyEntryProps) {
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

function Acknowledgement({ address }: { readonly address: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How it was answered</summary>
      {open && <iframe title="Acknowledgement" sandbox="" src={address} />}
    </details>
  );
}

interface AgainButtonProps {
  readonly userId: string;
  readonly replyId: string;
}

function AgainButton({ userId, replyId }: AgainButtonProps) {
  const [reading, setReading] = useState<AnswerOf<'users.readAgain'>>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function readAgain() {
    setBusy(true);
    setFailure(undefined);
    try {
      setReading(await call('users.readAgain', { params: { user_id: userId, reply_id: replyId } }));
    } catch (problem) {
      const words = problem instanceof Declined && problem.message;
      setFailure(words || 'This reply could not be read again. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button kind="ghost" onClick={() => void readAgain()} busy={busy} busyWords="Reading...">
        Read this reply again
      </Button>
      {failure && <Failure words={failure} />}
      {reading && <ReadAgain reading={reading} />}
    </>
  );
}
