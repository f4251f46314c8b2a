/** Opens or closes a `<dialog>` by its id, on pages with and without React. */
import type { ReactNode } from 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The id of the dialog that `command` is for. */
    readonly commandfor?: string;
    readonly command?: 'show-modal' | 'close';
  }
}

interface DialogButtonProps {
  readonly dialog: string;
  readonly command: 'show-modal' | 'close';
  readonly className?: string;
  readonly children: ReactNode;
}

export function DialogButton({ dialog, command, className, children }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      command={command}
      commandfor={dialog}
      aria-haspopup={command === 'show-modal' ? 'dialog' : undefined}
    >
      {children}
    </button>
  );
}
