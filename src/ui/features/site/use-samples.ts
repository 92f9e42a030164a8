import { useRouteLoaderData } from 'react-router';
import { NO_SAMPLES, type SiteSamples } from '#core/site/site-samples.ts';
import type { loader as rootLoader } from '#ui/root.tsx';

/** Returns where the site shows samples of what it sells (RES-04). */
export function useSamples(): SiteSamples {
  return useRouteLoaderData<typeof rootLoader>('root')?.site.samples ?? NO_SAMPLES;
}
