/** Asks for the word ADVANCE before the next day is forced. */
import { useState } from 'react';
import { Dialog } from '#web/kit/ui/dialog.tsx';
import { TypedWord } from '#web/kit/ui/typed-word.tsx';

interface AdvanceDialogProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const word = 'ADVANCE';

export function AdvanceDialog({ busy, onConfirm, onClose }: AdvanceDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function confirm() {
    if (typed === word) onConfirm();
    else setError(`Please type "${word}" to confirm`);
  }

  return (
    <Dialog
      title="Advance to the next day?"
      action="Advance day"
      busyWords="Advancing..."
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="sub">
        The stages left today are skipped, what is open comes along, and the morning’s prompt is
        sent.
      </p>
      <TypedWord
        id="advance-word"
        word={word}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error}
        disabled={busy}
      />
    </Dialog>
  );
}
