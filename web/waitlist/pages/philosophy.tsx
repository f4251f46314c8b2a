/** Why it is a conversation and not an app. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function Philosophy() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">Philosophy</h1>
      </main>
    </>
  );
}
