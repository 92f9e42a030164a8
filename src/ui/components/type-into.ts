/** Replaces the content of a field as if a person had typed it, and leaves focus in the field. */
export function typeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  // Setting the value would not notify the field's listeners.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
