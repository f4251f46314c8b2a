/** A field whose box is an input, with the attributes of both. */
import type { InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from '#web/kit/ui/field.tsx';

interface InputFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {}

export function InputField({
  label,
  hint,
  hintBelow,
  error,
  describedBy,
  ...input
}: InputFieldProps) {
  const field = { id: input.id, label, hint, hintBelow, error, describedBy };
  return <Field {...field}>{(box) => <input className="inp" {...input} {...box} />}</Field>;
}
