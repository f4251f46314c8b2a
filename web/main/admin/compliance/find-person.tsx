/** Finds one person by address, ends or renews their letters, and copies their unsubscribe link. */
import { type FormEvent, useState } from 'react';
import type { Found } from '#shared/contract/compliance.ts';
import { call } from '#web/kit/call.ts';
import { dayWords, momentWords } from '#web/kit/dates.ts';
import { Declined, messageOf } from '#web/kit/declined.ts';
import { StatusBadge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Failure, Notice } from '#web/kit/ui/notice.tsx';
import { useCall } from '#web/kit/use-call.ts';
import { useCopied } from '#web/kit/use-copied.ts';
import { readAgain } from '#web/kit/use-read.ts';
import { AddressField } from '../address-field.tsx';
import { Panel } from '../panel.tsx';

export function FindPerson() {
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<Found>();
  const { busy, run } = useCall('compliance.search');
  const address = email.trim();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (address === '' || busy) return;
    setFound(undefined);
    try {
      setFound(await run({ params: { address } }));
    } catch (problem) {
      const isUnknown = problem instanceof Declined && problem.status === 404;
      alert(isUnknown ? 'No user found with that email address' : 'Failed to search for user');
    }
  }

  return (
    <Panel title="One person" className="find-person">
      <div className="body">
        <form onSubmit={(event) => void submit(event)} noValidate>
          <AddressField
            id="compliance-email"
            label="Search by email address"
            value={email}
            onChange={setEmail}
          />
          <Button type="submit" busy={busy} busyWords="Searching..." disabled={busy || !address}>
            Search
          </Button>
        </form>
        <div aria-live="polite">
          {found && <FoundPerson key={found.userId} found={found} onChanged={setFound} />}
        </div>
      </div>
    </Panel>
  );
}

interface FoundPersonProps {
  readonly found: Found;
  readonly onChanged: (found: Found) => void;
}

/** Of an answer that has no more than it must: one of two. */
const statusOf = ({ status, unsubscribed }: Found) =>
  status ?? (unsubscribed ? 'unsubscribed' : 'subscribed');

function FoundPerson({ found, onChanged }: FoundPersonProps) {
  const { email, userNumber, unsubscribed, unsubscribedAt, keptAway } = found;
  const [refused, setRefused] = useState<string>();
  return (
    <div className="found">
      <div className="found-line">
        <b>{email}</b>
        <span className="sub">User {userNumber}</span>
        <StatusBadge status={statusOf(found)} />
      </div>
      {unsubscribed && unsubscribedAt && (
        <p className="sub">
          Unsubscribed at{' '}
          <time dateTime={unsubscribedAt}>{momentWords(new Date(unsubscribedAt))}</time>
        </p>
      )}
      <PauseDates found={found} />
      {unsubscribed && (
        <Notice tone="orange">User is unsubscribed. Re-subscribe to enable email sending.</Notice>
      )}
      {keptAway && <Notice tone="danger">{keptAway}</Notice>}
      <div className="acts">
        <CopyLink userId={found.userId} onRefused={setRefused} />
        {changesFor(found).map((name) => (
          <ChangeLetters
            key={name}
            name={name}
            found={found}
            onChanged={onChanged}
            onRefused={setRefused}
          />
        ))}
      </div>
      {refused && <Failure words={refused} />}
    </div>
  );
}

function PauseDates({ found: { pausedFrom, pausedUntil } }: { found: Found }) {
  if (!pausedFrom && !pausedUntil) return null;
  const words = [
    pausedFrom && `from ${dayWords(pausedFrom)}`,
    pausedUntil && `until ${dayWords(pausedUntil)}`,
  ];
  return <p className="sub">{`Letters pause ${words.filter(Boolean).join(' ')}`}</p>;
}

/** What an administrator may do; the server's reason stands in the place of what they may not. */
function changesFor(found: Found): readonly Change[] {
  const status = statusOf(found);
  if (status === 'deleted') return [];
  const mayReturn = (status === 'unsubscribed' || status === 'suppressed') && !found.keptAway;
  return [
    ...(mayReturn ? (['resubscribe'] as const) : []),
    ...(found.unsubscribed ? [] : (['unsubscribe'] as const)),
  ];
}

interface Refusable {
  /** Shows the server's own words below the alert; undefined where it had none. */
  readonly onRefused: (words: string | undefined) => void;
}

const refusalOf = (problem: unknown): string | undefined => messageOf(problem, '') || undefined;

function CopyLink({ userId, onRefused }: Refusable & { readonly userId: string }) {
  const { copied, copy } = useCopied();
  const { busy, run } = useCall('compliance.link');

  async function copyLink() {
    onRefused(undefined);
    try {
      const { url } = await run({ params: { id: userId } });
      const done = await copy(url);
      alert(done ? 'Unsubscribe link copied to clipboard' : 'Failed to copy to clipboard');
    } catch (problem) {
      alert('Failed to generate unsubscribe link');
      onRefused(refusalOf(problem));
    }
  }

  return (
    <Button kind="ghost" onClick={() => void copyLink()} disabled={busy}>
      {copied ? 'Copied!' : 'Copy unsubscribe link'}
    </Button>
  );
}

const changes = {
  unsubscribe: {
    button: 'Unsubscribe user',
    confirm: 'Are you sure you want to unsubscribe this user?',
    done: 'User has been unsubscribed',
    failed: 'Failed to unsubscribe user',
  },
  resubscribe: {
    button: 'Resubscribe user',
    confirm: 'Are you sure you want to resubscribe this user?',
    done: 'User has been resubscribed',
    failed: 'Failed to resubscribe user',
  },
} as const;
type Change = keyof typeof changes;

interface ChangeLettersProps extends FoundPersonProps, Refusable {
  readonly name: Change;
}

function ChangeLetters({ name, found, onChanged, onRefused }: ChangeLettersProps) {
  const [busy, setBusy] = useState(false);
  const words = changes[name];

  async function change() {
    if (!confirm(words.confirm)) return;
    setBusy(true);
    onRefused(undefined);
    try {
      await call(`compliance.${name}`, { params: { id: found.userId } });
      alert(words.done);
    } catch (problem) {
      alert(words.failed);
      onRefused(refusalOf(problem));
      setBusy(false);
      return;
    }
    void readAgain('compliance.stats');
    const asked = { params: { address: found.email } };
    const fresh = await call('compliance.search', asked).catch(() => changed(found, name));
    setBusy(false);
    onChanged(fresh);
  }

  return (
    <Button
      kind={name === 'resubscribe' ? 'primary' : 'risky'}
      onClick={() => void change()}
      busy={busy}
      busyWords="Working..."
    >
      {words.button}
    </Button>
  );
}

/** The expected state, if the person can't be read again at once. */
const changed = (found: Found, name: Change): Found =>
  name === 'resubscribe'
    ? { ...found, unsubscribed: false, state: 'active', status: 'subscribed' }
    : { ...found, unsubscribed: true, state: 'unsubscribed', status: 'unsubscribed' };
