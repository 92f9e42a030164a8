import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** The visual emphasis. Use one primary button per screen. */
  readonly variant?: ButtonVariant;
  /** The current activity. While it is set, the button shows it and can't be pressed again. */
  readonly busy?: ReactNode;
}

/** Renders a button that performs an action on this page. */
export function Button({
  variant = 'primary',
  busy,
  children,
  className = '',
  onClick,
  disabled,
  ...rest
}: ButtonProps) {
  // Before hydration, a button that doesn't submit a form does nothing, so it looks disabled.
  const isWaiting = !useHydrated() && rest.type === 'button';
  return (
    <button
      {...rest}
      disabled={disabled || isWaiting}
      // With `disabled`, it would lose focus, and a screen reader its position.
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(variant)} ${className}`}
    >
      {busy ?? children}
    </button>
  );
}
