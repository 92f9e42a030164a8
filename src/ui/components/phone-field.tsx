import type { FormEvent } from 'react';
import { digitsOnly } from '#core/feedback/support-form.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Removes all characters except digits, and keeps the caret after the same digit. */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = digitsOnly(input.value);
  if (digits === input.value) return;
  const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** Renders a field for a phone number. It accepts digits and ignores all other characters (FBK-14). */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput'>) {
  return <TextField autoComplete="tel-national" {...props} type="tel" inputMode="numeric" onInput={keepDigits} />;
}
