import { useMemo } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { NO_PAGE_CONTENT } from '#core/site/content-page.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import { ShownPageContext } from '../app/contexts/shown-page-context.ts';
import { optional } from '../components/optional.tsx';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/public.ts';

// Loaded when a link targets an element in the page.
const FocusLinkedPlace = optional(
  async () => (await import('../features/site/focus-linked-place.tsx')).FocusLinkedPlace,
);

/** Loads the CMS metadata of this URL. A URL with a secret is not sent to the CMS. */
export async function loader({ context, params, request, url: { origin, pathname } }: Route.LoaderArgs) {
  const loadPage = await resolveService(context, 'loadPage');
  const { siteDomain } = context.get(hostContext);
  const secret = params.token ?? params.key;
  const { metadata } =
    secret === undefined
      ? await loadPage({ domain: siteDomain, url: pathname }, { signal: request.signal })
      : NO_PAGE_CONTENT;
  return { metadata, address: `${origin}${pathname}` };
}

/** Renders the frame of the public pages (SHELL-02). */
export default function Public({ loaderData: { metadata, address } }: Route.ComponentProps) {
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';
  const { hash } = useLocation();
  const page = useMemo(() => ({ siteName, address, metadata }), [siteName, address, metadata]);
  return (
    <ShownPageContext value={page}>
      {hash !== '' ? <FocusLinkedPlace /> : null}
      <Outlet />
    </ShownPageContext>
  );
}
