import './styles/app.css';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { DEFAULT_THEME } from '../core/site/theme.ts';
import type { Route } from './+types/root.ts';
import { Page } from './components/page.tsx';
import { ContainerContext, containerContext } from './container-context.ts';
import { DemonstrationBar } from './features/site/demonstration-bar.tsx';
import { SiteFooter } from './features/site/site-footer.tsx';
import { SiteHeader } from './features/site/site-header.tsx';
import { ThemeStyle } from './features/site/theme-style.tsx';
import { hostContext } from './host-context.ts';
import { PartsOnPage } from './i18n/parts-on-page.tsx';
import { useTexts } from './i18n/use-texts.ts';
import { useTranslator } from './i18n/use-translator.ts';
import { requestContainerMiddleware } from './request-container-middleware.ts';

export const middleware: Route.MiddlewareFunction[] = [requestContainerMiddleware];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { siteDomain, language, requestId } = context.get(hostContext);
  const container = await context.get(containerContext).open();
  const [settings, menus] = await Promise.all([
    container.get('querySite')(siteDomain, { signal: request.signal }),
    container.get('loadSiteContent')(siteDomain, { signal: request.signal }),
  ]);
  const { cookies, clock } = container.get('world');
  return settings.match(
    (site) => ({
      siteDomain,
      language,
      site,
      headers: menus.headers ?? [],
      footers: menus.footers ?? [],
      loadedAt: clock.now(),
      signedIn: cookies.get('token') !== null,
    }),
    (error) => {
      throw data({ code: error.code, requestId }, { status: 503 });
    },
  );
}

/** Settings stay fresh for the visit; only signing in or out changes what the shell shows. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET';
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { language } = useTranslator();
  return (
    <html lang={language} data-site-domain={root?.siteDomain}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <ThemeStyle theme={root?.site.theme ?? DEFAULT_THEME} />
        <Links nonce="" />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <PartsOnPage />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { site, headers, footers, loadedAt, signedIn } }: Route.ComponentProps) {
  const { t } = useTexts('error', 'site');
  const door = useContext(ContainerContext);
  useEffect(() => door?.handOver(site, loadedAt), [door, site, loadedAt]);
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:p-3">
        {t('site.skip')}
      </a>
      {site.demonstration ? <DemonstrationBar siteName={site.name} /> : null}
      <SiteHeader siteName={site.name} signedIn={signedIn} entries={headers} />
      <main id="content" className="grow">
        <Outlet />
      </main>
      <SiteFooter entries={footers} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts('error', 'site');
  const requestId =
    isRouteErrorResponse(error) && typeof error.data?.requestId === 'string' ? error.data.requestId : null;
  return (
    <main id="content">
      <Page title={t('error.brokenTitle')} lead={t('error.brokenLead')} width="narrow">
        {requestId ? <p className="text-muted">{t('error.brokenId', { id: requestId })}</p> : null}
      </Page>
    </main>
  );
}
