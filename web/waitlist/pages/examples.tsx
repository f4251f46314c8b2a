/** Five exchanges, one a slide. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function Examples() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">Examples</h1>
      </main>
    </>
  );
}
