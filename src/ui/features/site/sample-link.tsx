import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { NO_SAMPLES, type SiteSamples } from '#core/site/site-samples.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import type { loader as rootLoader } from '#ui/root.tsx';

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

/** Returns the paths of the site's product samples (RES-04). */
export function useSamples(): SiteSamples {
  return useRouteLoaderData<typeof rootLoader>('root')?.site.samples ?? NO_SAMPLES;
}
