import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: 'primary' | 'quiet';
  /** What is going on; while it is set the button shows it and cannot be pressed again. */
  readonly busy?: ReactNode;
}

/** Does something on this page. */
export function Button({ variant = 'primary', busy, children, className = '', ...rest }: ButtonProps) {
  return (
    <button {...rest} aria-disabled={busy ? true : undefined} className={`${buttonClass(variant)} ${className}`}>
      {busy ?? children}
    </button>
  );
}
