import { useMemo } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import { needed } from '../container-context.ts';
import { hostContext } from '../host-context.ts';
import type { loader as rootLoader } from '../root.tsx';
import { ShownPageContext } from '../shown-page-context.ts';
import type { Route } from './+types/public.ts';

/** Loads what the CMS has written for this address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const loadPage = await needed(context, 'loadPage');
  const { origin, pathname } = new URL(request.url);
  const { siteDomain } = context.get(hostContext);
  const content = await loadPage({ domain: siteDomain, url: pathname }, { signal: request.signal });
  return { content, address: `${origin}${pathname}` };
}

/** The frame of what a visitor sees (SHELL-02). */
export default function Public({ loaderData: { content, address } }: Route.ComponentProps) {
  const siteName = useRouteLoaderData<typeof rootLoader>('root')?.site.name ?? '';
  const page = useMemo(
    () => ({ siteName, address, metadata: content.metadata }),
    [siteName, address, content.metadata],
  );
  return (
    <ShownPageContext value={page}>
      <Outlet />
    </ShownPageContext>
  );
}
