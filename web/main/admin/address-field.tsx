/** A field for somebody else's address: no autofill, no spelling. */
import { InputField } from './input-field.tsx';

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const AddressField = ({ value, onChange, ...field }: AddressFieldProps) => (
  <InputField
    {...field}
    type="email"
    autoComplete="off"
    spellCheck={false}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
