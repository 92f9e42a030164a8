import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonProps extends ComponentProps<'button'> {
  /** How much it asks to be pressed; one primary button a screen. */
  readonly variant?: ButtonVariant;
  /** What is going on; while it is set the button shows it and cannot be pressed again. */
  readonly busy?: ReactNode;
}

/** Does something on this page. */
export function Button({
  variant = 'primary',
  busy,
  children,
  className = '',
  onClick,
  disabled,
  ...rest
}: ButtonProps) {
  // One that sends no form does nothing before scripts have arrived, and does not look as if it did.
  const isWaiting = !useHydrated() && rest.type === 'button';
  return (
    <button
      {...rest}
      disabled={disabled || isWaiting}
      // Disabled for real it would lose the focus, and a screen reader its place.
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(variant)} ${className}`}
    >
      {busy ?? children}
    </button>
  );
}
