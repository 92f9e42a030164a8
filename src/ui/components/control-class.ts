/** The look of what is typed or chosen in; its edge tells what is wrong beside the words. */
export const controlClass =
  'min-h-11 w-full rounded-(--radius-card) border border-muted bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger';
