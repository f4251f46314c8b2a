/** Where the administrator is signed in, and the way to be signed in only here. */
import { useState } from 'react';
import type { ShownSession } from '#shared/contract/sign-in.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import { agoWords, momentWords } from '#web/kit/dates.ts';
import { serviceNow } from '#web/kit/service-clock.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Loaded } from '#web/kit/ui/loaded.tsx';
import { Failure, Notice } from '#web/kit/ui/notice.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import type { Read } from '#web/kit/use-read.ts';
import { Panel } from '../panel.tsx';
import { useChange } from './use-change.ts';

export function SessionList({ read }: { readonly read: Read<AnswerOf<'signIn.show'>> }) {
  const { busy, problem, change } = useChange();
  const [done, setDone] = useState(false);

  const isAlone = done && read.data?.sessions.length === 1;

  async function endOthers() {
    setDone(false);
    if (await change({ do: 'end-others' })) setDone(true);
  }

  return (
    <Panel title="Where you’re signed in">
      {problem && (
        <div className="told">
          <Failure words={problem.words} />
        </div>
      )}
      <div role="status" className={isAlone ? 'told' : undefined}>
        {isAlone && <Notice tone="ok" title="You’re signed in only here." />}
      </div>
      <Loaded read={read}>
        {({ sessions }) => (
          <Table
            caption="Where you’re signed in"
            columns={columns}
            rows={sessions}
            keyOf={({ began_at, browser }) => `${began_at} ${browser}`}
            empty="This session has just begun."
          />
        )}
      </Loaded>
      <p className="definition">
        A session ends after half an hour without use, and after eight hours.
      </p>
      <div className="acts">
        <Button
          kind="risky"
          busy={busy}
          disabled={false}
          busyWords="Signing out..."
          onClick={() => void endOthers()}
        >
          Sign out everywhere else
        </Button>
      </div>
    </Panel>
  );
}

const columns: readonly Column<ShownSession>[] = [
  {
    title: 'Browser',
    kind: 'wide',
    cell: ({ browser, is_this }) => (
      <span className="where">
        {browser}
        {is_this && <Badge tone="green">This one</Badge>}
      </span>
    ),
  },
  {
    title: 'Began',
    cell: ({ began_at }) => (
      <time dateTime={new Date(began_at).toISOString()}>{momentWords(new Date(began_at))}</time>
    ),
  },
  {
    title: 'Last seen',
    cell: ({ seen_at }) => (
      <time dateTime={new Date(seen_at).toISOString()} title={momentWords(new Date(seen_at))}>
        {agoWords(new Date(seen_at), new Date(serviceNow()))}
      </time>
    ),
  },
];
