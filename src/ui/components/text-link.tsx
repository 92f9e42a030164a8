import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface TextLinkProps extends Omit<LinkProps, 'className' | 'to'> {
  /** A path within the site, or a whole address elsewhere. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Leads somewhere else, from within a text. */
export function TextLink({ to, children, ...link }: TextLinkProps) {
  return (
    <Link
      prefetch="intent"
      {...link}
      to={to}
      className="rounded-sm font-medium text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
