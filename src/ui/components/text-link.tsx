import { Fragment, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { usePrefetch } from '../hooks/use-prefetch.ts';

interface TextLinkProps extends Omit<LinkProps, 'className' | 'to'> {
  /** A path on the site, or an absolute URL elsewhere. */
  readonly to: string;
  /** The element around a link that stands alone. */
  readonly as?: 'p' | 'li' | typeof Fragment;
  readonly children: ReactNode;
}

/** Renders a link within a text. */
export function TextLink({ to, as: Element = Fragment, children, ...link }: TextLinkProps) {
  const prefetch = usePrefetch();
  return (
    <Element>
      <Link
        prefetch={prefetch}
        {...link}
        to={to}
        className="rounded-sm font-medium text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {children}
      </Link>
    </Element>
  );
}
