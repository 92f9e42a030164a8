import { useMemo } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { NO_PAGE_CONTENT } from '../../core/site/content-page.ts';
import { needed } from '../container-context.ts';
import { FocusLinkedPlace } from '../features/site/focus-linked-place.tsx';
import { hostContext } from '../host-context.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ShownPageContext } from '../shown-page-context.ts';
import type { Route } from './+types/public.ts';

/** Loads what the CMS has written for this address; one with a secret in it is not told to anybody. */
export async function loader({ context, params, request, url: { origin, pathname } }: Route.LoaderArgs) {
  const loadPage = await needed(context, 'loadPage');
  const { siteDomain } = context.get(hostContext);
  const secret = params.token ?? params.key;
  const { metadata } =
    secret === undefined
      ? await loadPage({ domain: siteDomain, url: pathname }, { signal: request.signal })
      : NO_PAGE_CONTENT;
  return { metadata, address: `${origin}${pathname}` };
}

/** The frame of what a visitor sees (SHELL-02). */
export default function Public({ loaderData: { metadata, address } }: Route.ComponentProps) {
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';
  const page = useMemo(() => ({ siteName, address, metadata }), [siteName, address, metadata]);
  return (
    <ShownPageContext value={page}>
      <FocusLinkedPlace />
      <Outlet />
    </ShownPageContext>
  );
}
