/** Mail without a known sender: released as somebody's reply, or discarded. */
import { useState } from 'react';
import type { QuarantinedMail } from '#shared/contract/compliance.ts';
import { quarantinePage } from '#shared/domain/limits.ts';
import { call } from '#web/kit/call.ts';
import { momentWords } from '#web/kit/dates.ts';
import { messageOf } from '#web/kit/declined.ts';
import { Button } from '#web/kit/ui/button.tsx';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { Failure } from '#web/kit/ui/notice.tsx';
import { Skeleton } from '#web/kit/ui/skeleton.tsx';
import { type Column, Table } from '#web/kit/ui/table.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { readAgain, useReadPages } from '#web/kit/use-read.ts';
import { Address } from '../address.tsx';
import { AddressField } from '../address-field.tsx';
import { Panel } from '../panel.tsx';
import { TraceLink } from '../trace-link.tsx';

export const useQuarantine = () =>
  useReadPages(
    'compliance.quarantine',
    { query: { limit: quarantinePage } },
    ({ nextCursor }) => nextCursor,
  );

export function Quarantine({ quarantined }: { quarantined: ReturnType<typeof useQuarantine> }) {
  const { pages, error, loading, busy, refresh, more } = quarantined;
  const [releasing, setReleasing] = useState<QuarantinedMail>();
  const [outcome, setOutcome] = useState<string>();
  const act: Acts = { release: setReleasing, discarded: () => setOutcome('Mail discarded') };

  return (
    <Panel title="Mail put aside" sub="Kept and not answered: its writer could not be vouched for">
      {error && (
        <Failure words="The mail put aside could not be read." retry={refresh} busy={busy} />
      )}
      {loading && <Skeleton />}
      {pages.length > 0 && (
        <Table
          caption="Mail put aside"
          columns={columnsFor(act)}
          rows={pages.flatMap(({ items }) => items ?? [])}
          keyOf={({ id }) => id}
          empty="Nothing has been put aside"
        />
      )}
      <div className="acts" hidden={!more && !outcome}>
        {more && (
          <Button kind="ghost" onClick={more} disabled={busy}>
            More
          </Button>
        )}
        <span role="status">{outcome}</span>
      </div>
      {releasing && (
        <Release
          mail={releasing}
          onClose={() => setReleasing(undefined)}
          onReleased={(words) => {
            setReleasing(undefined);
            setOutcome(words);
          }}
        />
      )}
    </Panel>
  );
}

interface Acts {
  readonly release: (mail: QuarantinedMail) => void;
  readonly discarded: () => void;
}

const columnsFor = ({ release, discarded }: Acts): readonly Column<QuarantinedMail>[] => [
  {
    title: 'From',
    kind: 'wide',
    cell: ({ from, subject }) => (
      <>
        {from ? <Address email={from} /> : 'An unreadable mail'}
        {subject && <div className="sub">{subject}</div>}
      </>
    ),
  },
  {
    title: 'About',
    kind: 'long',
    cell: ({ email }) => (email ? <Address email={email} /> : '–'),
  },
  { title: 'Why', kind: 'long', cell: ({ because }) => because },
  { title: 'Logs', cell: ({ traceId, at }) => traceId && <TraceLink id={traceId} at={at} /> },
  { title: 'Came', cell: ({ at }) => <time dateTime={at}>{momentWords(new Date(at))}</time> },
  {
    title: 'Actions',
    kind: 'actions',
    cell: (mail) => (
      <>
        <Button kind="ghost" onClick={() => release(mail)}>
          Release
        </Button>
        <Discard mail={mail} onDiscarded={discarded} />
      </>
    ),
  },
];

function Discard({ mail, onDiscarded }: { mail: QuarantinedMail; onDiscarded: () => void }) {
  const [busy, setBusy] = useState(false);

  async function discard() {
    if (!confirm('Discard this mail? It cannot be brought back.')) return;
    setBusy(true);
    try {
      await call('compliance.discard', { params: { id: mail.id } });
      onDiscarded();
      await readAgain('compliance.quarantine');
    } catch (problem) {
      alert(`Failed to discard this mail: ${messageOf(problem, 'Please try again.')}`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button kind="risky" onClick={() => void discard()} disabled={busy}>
      Discard
    </Button>
  );
}

interface ReleaseProps {
  readonly mail: QuarantinedMail;
  readonly onClose: () => void;
  readonly onReleased: (words: string) => void;
}

const outcomes = {
  taken: 'Mail taken as a reply; its writer is answered',
  duplicate: 'This very mail had been taken before',
  erased: 'The person was erased meanwhile; the mail went with them',
} as const;

function Release({ mail, onClose, onReleased }: ReleaseProps) {
  const [typed, setTyped] = useState(mail.email ?? '');
  const [error, setError] = useState<string>();
  const { busy, run } = useCall('compliance.release');

  async function release() {
    const email = typed.trim();
    if (email === '') return setError('Please enter the address of the person it is from');
    setError(undefined);
    try {
      const { outcome } = await run({ params: { id: mail.id }, body: { email } });
      void readAgain('compliance.quarantine');
      onReleased(outcomes[outcome]);
    } catch (problem) {
      setError(messageOf(problem, 'Please try again.'));
    }
  }

  return (
    <Dialog
      title="Take this mail as a reply?"
      action="Release mail"
      kind="primary"
      busyWords="Releasing..."
      busy={busy}
      onConfirm={() => void release()}
      onClose={onClose}
    >
      <p className="sub">
        It is read like any reply: their list follows, and the person below is answered.
      </p>
      <AddressField
        id="release-email"
        label="Whose reply it is"
        error={error}
        value={typed}
        onChange={setTyped}
      />
    </Dialog>
  );
}
