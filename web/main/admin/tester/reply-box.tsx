/** Where one writes as the tester would. */
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#web/kit/ui/button.tsx';
import { isSeeded } from './action-bar.tsx';
import { reply } from './tester-acts.ts';
import type { Tester } from './use-tester.ts';

export function ReplyBox({ tester }: { tester: Tester }) {
  const { session, pending } = tester;
  const { text, setText, box, submit, sendByKey } = useReply(tester);
  const isBlank = text.trim() === '';
  return (
    <form className="write" onSubmit={submit}>
      <div className="inner">
        <div className="field">
          <label htmlFor="reply">Reply</label>
          <span className="hint" id="reply-hint">
            {session.email && `as ${session.email}`}
            <span className="by-key">{session.email && ', '}Ctrl+Enter sends</span>
          </span>
          <textarea
            ref={box}
            id="reply"
            className="inp"
            rows={2}
            placeholder="Write as the user would"
            aria-describedby="reply-hint"
            value={text}
            disabled={pending === 'reply'}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={sendByKey}
          />
        </div>
        <Button
          type="submit"
          busy={pending === 'reply'}
          busyWords="Sending..."
          disabled={isBlank || pending !== undefined}
        >
          Send reply
        </Button>
      </div>
    </form>
  );
}

function useReply(tester: Tester) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (tester.pending !== undefined) return;
    if (text.trim() === '') return alert('Please enter a reply');
    if (!isSeeded(tester)) return;
    // The next reply is written where this one was.
    void tester.run(async (desk) => {
      if (await reply(desk, text)) setText('');
    }, box.current);
  }

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  return { text, setText, box, submit, sendByKey };
}
