/** Holds a press that comes before the page is hydrated, and replays it then. */

/** Dispatched when the page is hydrated. */
const aliveEvent = 'page-alive';

export const sayAlive = (): void => void dispatchEvent(new Event(aliveEvent));

export function holdEarlyPresses(): void {
  let press: (() => void) | undefined;
  const listening = new AbortController();

  function holdSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) press = () => form.requestSubmit(submitter);
  }

  function holdClick({ target }: Event): void {
    const button = target instanceof Element && target.closest('button[type=button]');
    if (button instanceof HTMLElement && !button.hasAttribute('commandfor')) {
      press = () => button.click();
    }
  }

  // Only the last press counts: an earlier one has been superseded.
  addEventListener('submit', holdSubmit, { capture: true, signal: listening.signal });
  addEventListener('click', holdClick, { capture: true, signal: listening.signal });
  const end = () => {
    listening.abort();
    press?.();
  };
  addEventListener(aliveEvent, end, { once: true });
}
