import type { ReactNode } from 'react';
import { TextLink } from '#ui/components/text-link.tsx';
import { useSamples } from './use-samples.ts';

interface SampleLinkProps {
  readonly of: 'report' | 'sticker';
  readonly as: 'p' | 'li';
  readonly children: ReactNode;
}

/** Renders a link to the site's sample of a document in its own element, or nothing if the site has no sample. */
export function SampleLink({ of, as, children }: SampleLinkProps) {
  const to = useSamples()[of];
  if (to === null) return null;
  return (
    <TextLink as={as} to={to}>
      {children}
    </TextLink>
  );
}
