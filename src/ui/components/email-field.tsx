import { TextField, type TextFieldProps } from './text-field.tsx';

/** Renders a field for an email address. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'maxLength'>) {
  return <TextField autoComplete="email" {...props} type="email" maxLength={254} />;
}
