/** A field for an exact word, which says while one types whether it matches. */
import { Sign } from '../glyphs.tsx';
import { FieldError } from './field.tsx';

interface TypedWordProps {
  readonly id: string;
  readonly word: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function TypedWord({ id, word, value, onChange, error, disabled }: TypedWordProps) {
  const errorId = `${id}-error`;
  const isThere = value === word;
  return (
    <div className="field typed">
      <label htmlFor={id}>
        Type <kbd>{word}</kbd>
      </label>
      <span className={`match${isThere ? ' there' : ''}`} role="status">
        {isThere ? (
          <>
            <Sign name="tick" /> Matches
          </>
        ) : (
          'Not yet'
        )}
      </span>
      <input
        id={id}
        className="inp mono"
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
