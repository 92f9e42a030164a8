/** The attributes of an input for a code in capital letters, such as a VIN or plate. */
export const codeInput = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

/** The attributes of an input for a VIN or plate, in which each character has the same width. */
export const vinInput = { ...codeInput, className: 'font-mono text-lg uppercase' } as const;
