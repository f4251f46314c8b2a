/** Opens and closes the dialogs of `DialogButton` in browsers that don't know `commandfor`. */
const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

export function openDialogs(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    if (button && !knowsCommands()) obey(button);
    // A link to a place on the same page leads behind its dialog, so the dialog closes.
    if (target.closest('a[href*="#"]')) target.closest('dialog')?.close();
  });
}

function obey(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') return dialog.close();
  dialog.showModal();
  // Some browsers do not focus the button that was clicked, and would return focus nowhere.
  dialog.addEventListener('close', () => (button as HTMLElement).focus(), { once: true });
}
