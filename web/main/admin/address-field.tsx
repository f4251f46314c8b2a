/** The box for the address of somebody else: nothing is filled in or corrected for who types. */
import { Field } from '#web/kit/ui/field.tsx';

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const AddressField = ({ value, onChange, ...field }: AddressFieldProps) => (
  <Field {...field}>
    {(box) => (
      <input
        {...box}
        className="inp"
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
