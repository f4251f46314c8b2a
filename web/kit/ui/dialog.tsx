/** The browser's own modal dialog: it keeps the focus in, and gives it back when it closes. */
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface DialogProps {
  readonly title: string;
  /** What the confirming button says: "Delete user". */
  readonly action: string;
  /** `danger` for what destroys, which most dialogs do. */
  readonly kind?: 'danger' | 'primary';
  readonly busyWords: string;
  readonly busy: boolean;
  /** Also called early: the caller then says what is missing. */
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Open while it is rendered; its errors must stand inside it. */
export function Dialog(props: DialogProps) {
  const { title, action, kind = 'danger', busyWords, busy, onConfirm, onClose, children } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onConfirm();
  }

  return (
    <dialog
      ref={box}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      // A second Escape always closes it; `open` is true if it was opened again.
      onClose={(event) => !event.currentTarget.open && onClose()}
    >
      <form method="dialog" noValidate onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className="acts">
          <Button kind="ghost" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" kind={kind} busy={busy} busyWords={busyWords}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
