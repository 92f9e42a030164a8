/** The CSS classes of a radio or checkbox card: the whole card can be pressed, and it has a border when selected. */
export const choiceCard =
  'flex cursor-pointer gap-3 rounded-(--radius-card) border border-line bg-surface hover:border-ink has-checked:border-primary-ink has-checked:ring-1 has-checked:ring-primary-ink has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 [&_input:focus-visible]:outline-none [&_input]:scroll-my-28';
