const base =
  'inline-flex min-h-11 items-center justify-center rounded-(--radius-card) px-5 py-2 text-center font-semibold duration-150 motion-safe:transition-[filter] hover:brightness-110 aria-disabled:cursor-progress aria-disabled:opacity-70';

/** The look of a button, for links that lead to what one wants to do next, too. */
export function buttonClass(variant: 'primary' | 'quiet'): string {
  return variant === 'primary'
    ? `${base} bg-primary text-on-primary`
    : `${base} border border-line bg-surface text-ink hover:border-ink`;
}
