/** How to reach us. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function Contact() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">Contact</h1>
      </main>
    </>
  );
}
