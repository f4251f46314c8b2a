/** What is pressed before the page has come to life is done once it has. */

/** What the page says to the window when it is drawn and listens. */
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

  // Only the last one counts: whoever has pressed something else since has changed their mind.
  addEventListener('submit', holdSubmit, { capture: true, signal: listening.signal });
  addEventListener('click', holdClick, { capture: true, signal: listening.signal });
  const end = () => {
    listening.abort();
    press?.();
  };
  addEventListener(aliveEvent, end, { once: true });
}
