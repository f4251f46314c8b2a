/** How a day goes, by text or by email. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function HowItWorks() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">How it works</h1>
      </main>
    </>
  );
}
