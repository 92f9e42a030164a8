import type { FormEvent } from 'react';
import { digitsOnly } from '#core/feedback/support-form.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Keeps the digits alone, and the caret behind the digit it was behind. */
function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const digits = digitsOnly(input.value);
  if (digits === input.value) return;
  const caret = digitsOnly(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** A telephone number; takes digits and passes over every other key (FBK-14). */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'onInput'>) {
  return <TextField autoComplete="tel-national" {...props} type="tel" inputMode="numeric" onInput={keepDigits} />;
}
