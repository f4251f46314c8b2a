/** Fetches the page's scripts once the page is painted. */

/** A page without scripts names none. */
export function startWhenPainted(): void {
  const [first, ...more] = document.body.dataset['scripts']?.split(' ') ?? [];
  if (!first) return;
  whenPainted(() => {
    for (const address of more) preload(address);
    void import(/* @vite-ignore */ first);
  });
}

/** A page in the background is not painted until it is looked at. */
function whenPainted(start: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

/** Preloaded together, not one after the other as each names the next. */
function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}
