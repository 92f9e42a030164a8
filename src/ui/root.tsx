import { lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import {
  data,
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { DEFAULT_THEME } from '#core/site/theme.ts';
import { watchesVisits } from '#core/site/watches-visits.ts';
import type { Route } from './+types/root.ts';
import { containerContext } from './app/contexts/container-context.ts';
import { hostContext } from './app/contexts/host-context.ts';
import { ContainerContext } from './app/contexts/lazy-container.ts';
import { requestContainerMiddleware } from './app/contexts/request-container-middleware.ts';
import { PageTypefaceScript } from './app/page/page-typeface-script.tsx';
import { ScriptsAfterFirstPaint } from './app/page/scripts-after-first-paint.tsx';
import { storeSiteSettings } from './app/page/store-site-settings.ts';
import { buttonClass } from './components/button-class.ts';
import { ConnectionNotice } from './components/connection-notice.tsx';
import { Notifications } from './components/notifications.tsx';
import { optional } from './components/optional.tsx';
import { Page } from './components/page.tsx';
import { PageStyles } from './components/page-styles.tsx';
import { DemonstrationBar } from './features/site/demonstration-bar.tsx';
import { NavigationProgress } from './features/site/navigation-progress.tsx';
import { OtherTabs } from './features/site/other-tabs.tsx';
import { SiteFooter } from './features/site/site-footer.tsx';
import { SiteHeader } from './features/site/site-header.tsx';
import { themeRule } from './features/site/theme-rule.ts';
import { ThemeStyle } from './features/site/theme-style.tsx';
import { useOnline } from './hooks/use-online.ts';
import { PartsOnPage } from './i18n/parts-on-page.tsx';
import { useTexts } from './i18n/use-texts.ts';
import { useTranslator } from './i18n/use-translator.ts';

// None of these is in the initial view, so they are loaded on demand.
const Spinner = lazy(async () => ({ default: (await import('./components/spinner.tsx')).Spinner }));
const NavigationAnnouncer = optional(
  async () => (await import('./features/site/navigation-announcer.tsx')).NavigationAnnouncer,
);
const Consent = optional(async () => (await import('./features/site/consent.tsx')).Consent);

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
      requestId,
      headers: menus.headers ?? [],
      footers: menus.footers ?? [],
      loadedAt: clock.now(),
      signedIn: cookies.get('token') !== null,
    }),
    (error) => {
      throw data({ code: error.code, requestId }, { status: error.code === 'not-found' ? 404 : 503 });
    },
  );
}

/** Settings are reused for the visit. Only signing in or out changes what the shell shows. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  // No form and the same URL: a revalidation of all displayed data was requested.
  return formMethod === undefined ? currentUrl.href === nextUrl.href : formMethod !== 'GET';
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
        <PageStyles />
        <PageTypefaceScript />
        <ScriptsAfterFirstPaint />
        {/* A theme doesn't change during a visit, so the browser doesn't need the color calculations for hydration. */}
        <ThemeStyle rule={import.meta.env.SSR ? themeRule(root?.site.theme ?? DEFAULT_THEME) : ''} />
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
  const lazyContainer = useContext(ContainerContext);
  const [changingConsent, setChangingConsent] = useState(false);
  const { pathname } = useLocation();
  const [firstPathname] = useState(pathname);
  const [hasLeft, setLeft] = useState(false);
  if (!hasLeft && pathname !== firstPathname) setLeft(true);
  const asks = watchesVisits(site);
  useEffect(() => lazyContainer?.handOver(site, loadedAt), [lazyContainer, site, loadedAt]);
  useEffect(() => storeSiteSettings(window, site), [site]);
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:p-3">
        {t('site.skip')}
      </a>
      {hasLeft ? <NavigationAnnouncer from={firstPathname} /> : null}
      {site.demonstration ? <DemonstrationBar siteName={site.name} /> : null}
      <SiteHeader siteName={site.name} signedIn={signedIn} entries={headers} />
      <main id="content" className="grow">
        <NavigationProgress />
        <Outlet />
      </main>
      <SiteFooter
        siteName={site.name}
        entries={footers}
        {...(asks && { onChangeConsent: () => setChangingConsent(true) })}
      />
      <ConnectionNotice />
      <Notifications />
      <OtherTabs />
      {asks ? <Consent changing={changingConsent} onChosen={() => setChangingConsent(false)} /> : null}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts('error');
  const online = useOnline();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<typeof loader>('root');
  // An intentionally thrown response contains the request that it was thrown in.
  const thrownIn =
    isRouteErrorResponse(error) && typeof error.data?.requestId === 'string' ? error.data.requestId : null;
  const requestId = thrownIn ?? root?.requestId ?? null;

  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  // Without settings, the deletion page shows that it is loading and loads them itself (ACC-13).
  if (pathname === '/delete-account' && isRouteErrorResponse(error) && error.status === 503) {
    return (
      <main id="content">
        <title>{t('error.brokenTitle')}</title>
        <meta httpEquiv="refresh" content="10" />
        <Suspense>
          <Spinner fill />
        </Suspense>
      </main>
    );
  }

  return (
    <main id="content">
      <Page
        title={t(online ? 'error.brokenTitle' : 'error.offlineTitle')}
        lead={t(online ? 'error.brokenLead' : 'error.offlineLead')}
        headTitle={t('error.brokenTitle')}
        width="narrow"
      >
        {/* Reload the whole document, because some browsers don't refetch scripts that failed to load once. */}
        {online ? (
          <Link to={pathname + search} reloadDocument className={buttonClass('primary')}>
            {t('error.retry')}
          </Link>
        ) : null}
        {requestId && online ? <p className="text-muted">{t('error.brokenId', { id: requestId })}</p> : null}
      </Page>
    </main>
  );
}
