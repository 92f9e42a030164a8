import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from '../hooks/use-prefetch.ts';

interface TextLinkProps extends Omit<LinkProps, 'className' | 'to'> {
  /** A path on the site, or an absolute URL elsewhere. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Renders a link within a text. */
export function TextLink({ to, children, ...link }: TextLinkProps) {
  const prefetch = usePrefetch();
  return (
    <Link
      prefetch={prefetch}
      {...link}
      to={to}
      className="rounded-sm font-medium text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
