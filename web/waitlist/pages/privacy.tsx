/** The privacy policy and the terms. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function Privacy() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">Privacy Policy and Terms</h1>
      </main>
    </>
  );
}
