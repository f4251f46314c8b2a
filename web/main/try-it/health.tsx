/** Whether the service behind all this answers, and which build of it. */
import { useEffect, useState } from 'react';
import { call } from '#web/kit/call.ts';
import { Sign } from '#web/kit/glyphs.tsx';

type Health = { readonly state: 'asking' | 'silent' } | { readonly state: 'well'; version: string };

function useHealth(): Health {
  const [health, setHealth] = useState<Health>({ state: 'asking' });
  useEffect(() => {
    call('health.check', {}).then(
      ({ version }) => setHealth({ state: 'well', version }),
      // That it did not answer is all that there is to say about it here.
      () => setHealth({ state: 'silent' }),
    );
  }, []);
  return health;
}

const words = { asking: 'Asking...', silent: 'No answer', well: 'Answers' } as const;

export function HealthPanel() {
  const health = useHealth();
  return (
    <section className="wrap health" aria-labelledby="health">
      <h2 className="h3" id="health">
        Behind it
      </h2>
      <dl aria-live="polite">
        <div>
          <dt>API</dt>
          <dd className={health.state}>
            {health.state === 'well' && <Sign name="tick" />}
            {health.state === 'silent' && <Sign name="alert" />}
            {words[health.state]}
          </dd>
        </div>
        <div>
          <dt>Build</dt>
          <dd className="build">{health.state === 'well' ? health.version : 'not known'}</dd>
        </div>
      </dl>
    </section>
  );
}
