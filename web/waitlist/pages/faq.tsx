/** Questions that people ask, answered. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function Faq() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">FAQ</h1>
      </main>
    </>
  );
}
