const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-(--radius-card) border px-5 py-2 text-center font-semibold duration-150 motion-safe:transition-[filter,border-color] aria-disabled:cursor-progress aria-disabled:opacity-70';

const looks = {
  // The border separates a very light button from the background.
  primary: 'border-primary-ink bg-primary text-on-primary hover:brightness-110',
  quiet: 'border-line bg-surface text-ink hover:border-ink',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-surface',
  // Without a border, for a button beside other content.
  bare: 'border-transparent px-2 text-primary-ink underline-offset-4 hover:underline',
} as const;

/** The visual emphasis of a button. */
export type ButtonVariant = keyof typeof looks;

/** Returns the CSS classes of a button, also for links to the next action. */
export function buttonClass(variant: ButtonVariant): string {
  return `${base} ${looks[variant]}`;
}
