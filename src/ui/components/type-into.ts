/** Puts a text in the place of what a field holds, as if a person had typed it, and leaves them there. */
export function typeInto(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) return;
  // Not by its value: then nobody who listens to the field would hear of it.
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
