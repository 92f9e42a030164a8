import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { hostContext } from '../app/contexts/host-context.ts';
import { AsServed } from '../components/as-served.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Page } from '../components/page.tsx';
import { Spinner } from '../components/spinner.tsx';
import { loadApiReference } from '../features/reference/api-reference.ts';
import { ReferenceSheet } from '../features/reference/reference-sheet.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/openapi.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const reference = await loadApiReference(context.get(hostContext), url, request.signal);
  return data({ reference }, { status: reference === null ? 404 : 200 });
}

const FetchedSheet = lazy(async () => ({
  default: (await import('../features/reference/reference-sheet.tsx')).ReferenceSheet,
}));

export default function OpenApi({ loaderData: { reference } }: Route.ComponentProps) {
  const { t } = useTexts('reference');
  return (
    <Page title={t('reference.title')} lead={t('reference.lead')} description={t('reference.lead')} isPrivate>
      {reference === null ? (
        <EmptyState title={t('reference.none')} />
      ) : (
        <>
          <p>
            <a href="/openapi.json" className="underline">
              {t('reference.file')}
            </a>
          </p>
          <AsServed
            id="api-reference"
            served={import.meta.env.SSR ? <ReferenceSheet reference={reference} /> : null}
            fetched={
              <Suspense fallback={<Spinner />}>
                <FetchedSheet reference={reference} />
              </Suspense>
            }
          />
        </>
      )}
    </Page>
  );
}
