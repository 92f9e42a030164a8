/** The CSS classes of an input or select. Its border shows an error in addition to the message. */
export const controlClass =
  'min-h-11 w-full rounded-(--radius-card) border border-muted bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger';
