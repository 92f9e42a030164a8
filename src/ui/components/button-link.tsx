import { Fragment } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  /** The element around a link that stands alone. */
  readonly as?: 'p' | 'li' | typeof Fragment;
}

/** Renders a link to the next action that looks like a button. */
export function ButtonLink({ variant = 'primary', as: Element = Fragment, className, ...link }: ButtonLinkProps) {
  const look = buttonClass(variant);
  return (
    <Element>
      <Link {...link} className={className === undefined ? look : `${look} ${className}`} />
    </Element>
  );
}
