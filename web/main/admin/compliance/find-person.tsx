/** Finds one person by address, ends or renews their letters, and copies their unsubscribe link. */
import { type FormEvent, useState } from 'react';
import type { Found } from '#shared/contract/compliance.ts';
import { call } from '#web/kit/call.ts';
import { momentWords } from '#web/kit/dates.ts';
import { Declined } from '#web/kit/declined.ts';
import { Badge } from '#web/kit/ui/badge.tsx';
import { Button } from '#web/kit/ui/button.tsx';
import { Notice } from '#web/kit/ui/notice.tsx';
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

function FoundPerson({ found, onChanged }: FoundPersonProps) {
  const { email, userNumber, unsubscribed, unsubscribedAt, keptAway, state } = found;
  return (
    <div className="found">
      <div className="who">
        <b>{email}</b>
        <span className="sub">User {userNumber}</span>
        <Badge tone={unsubscribed ? 'orange' : 'green'}>
          {unsubscribed ? 'Unsubscribed' : 'Subscribed'}
        </Badge>
        {!unsubscribed && state && state !== 'active' && <Badge>{state}</Badge>}
      </div>
      {unsubscribed && unsubscribedAt && (
        <p className="sub">
          Unsubscribed at{' '}
          <time dateTime={unsubscribedAt}>{momentWords(new Date(unsubscribedAt))}</time>
        </p>
      )}
      {unsubscribed && (
        <Notice tone="orange">User is unsubscribed. Re-subscribe to enable email sending.</Notice>
      )}
      {keptAway && <Notice tone="danger">{keptAway}</Notice>}
      <div className="acts">
        <CopyLink userId={found.userId} />
        <ChangeLetters found={found} onChanged={onChanged} />
      </div>
    </div>
  );
}

function CopyLink({ userId }: { userId: string }) {
  const { copied, copy } = useCopied();
  const { busy, run } = useCall('compliance.link');

  async function copyLink() {
    try {
      const { url } = await run({ params: { id: userId } });
      const done = await copy(url);
      alert(done ? 'Unsubscribe link copied to clipboard' : 'Failed to copy to clipboard');
    } catch {
      alert('Failed to generate unsubscribe link');
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

function ChangeLetters({ found, onChanged }: FoundPersonProps) {
  const [busy, setBusy] = useState(false);
  const name = found.unsubscribed ? 'resubscribe' : 'unsubscribe';
  const words = changes[name];

  async function change() {
    if (!confirm(words.confirm)) return;
    setBusy(true);
    try {
      await call(`compliance.${name}`, { params: { id: found.userId } });
      alert(words.done);
    } catch {
      alert(words.failed);
      setBusy(false);
      return;
    }
    void readAgain('compliance.stats');
    const asked = { params: { address: found.email } };
    const fresh = await call('compliance.search', asked).catch(() => flipped(found));
    setBusy(false);
    onChanged(fresh);
  }

  return (
    <Button
      kind={found.unsubscribed ? 'primary' : 'risky'}
      onClick={() => void change()}
      busy={busy}
      busyWords="Working..."
    >
      {words.button}
    </Button>
  );
}

/** The expected state, if the person can't be read again at once. */
const flipped = ({ unsubscribed, ...found }: Found): Found => ({
  ...found,
  unsubscribed: !unsubscribed,
  state: unsubscribed ? 'active' : 'unsubscribed',
});
