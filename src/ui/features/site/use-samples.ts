import { useRouteLoaderData } from 'react-router';
import { NO_SAMPLES, type SiteSamples } from '#core/site/site-samples.ts';
import type { loader as rootLoader } from '#ui/root.tsx';

/** Returns the paths of the site's product samples (RES-04). */
export function useSamples(): SiteSamples {
  return useRouteLoaderData<typeof rootLoader>('root')?.site.samples ?? NO_SAMPLES;
}
