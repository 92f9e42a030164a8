const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-(--radius-card) border px-5 py-2 text-center font-semibold duration-150 motion-safe:transition-[filter,border-color] aria-disabled:cursor-progress aria-disabled:opacity-70';

const looks = {
  // The edge keeps a button of a very light colour apart from the paper.
  primary: 'border-primary-ink bg-primary text-on-primary hover:brightness-110',
  quiet: 'border-line bg-surface text-ink hover:border-ink',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-surface',
  // Without a frame, for what stands beside something else.
  bare: 'border-transparent px-2 text-primary-ink underline-offset-4 hover:underline',
} as const;

/** How much a button asks to be pressed. */
export type ButtonVariant = keyof typeof looks;

/** The look of a button, for links that lead to what one wants to do next, too. */
export function buttonClass(variant: ButtonVariant): string {
  return `${base} ${looks[variant]}`;
}
