/** The CSS classes of an input or select. Its border shows an error in addition to the message. */
export const controlClass =
  'min-h-11 w-full rounded-(--radius-card) border border-muted bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger';

/** The attributes of an input for a code in capital letters, such as a VIN or plate. */
export const codeInput = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** The attributes of an input for a VIN or plate, in which each character has the same width. */
export const vinInput = { ...codeInput, className: 'font-mono text-lg uppercase' } as const;
