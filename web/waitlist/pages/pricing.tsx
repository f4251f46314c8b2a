/** The two plans. */
import { Brand } from '#web/kit/ui/brand.tsx';

export function Pricing() {
  return (
    <>
      <header className="wrap hd">
        <Brand />
      </header>
      <main id="main" className="wrap plain-page">
        <h1 className="h1">Pricing</h1>
      </main>
    </>
  );
}
