import type { ReactNode } from 'react';
import { TextLink } from '#ui/components/text-link.tsx';
import { useSamples } from './use-samples.ts';

interface SampleLinkProps {
  readonly of: 'report' | 'sticker';
  readonly as: 'p' | 'li';
  readonly children: ReactNode;
}

/** A link to the site's sample of a document, in an element of its own; nothing where the site has none. */
export function SampleLink({ of, as: Element, children }: SampleLinkProps) {
  const to = useSamples()[of];
  if (to === null) return null;
  return (
    <Element>
      <TextLink to={to}>{children}</TextLink>
    </Element>
  );
}
