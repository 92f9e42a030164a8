import { data } from 'react-router';
import { textFrom } from '#core/payload/payload-fields.ts';
import { contentBlocksFrom } from '#core/site/content-block.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { hostContext } from '../app/contexts/host-context.ts';
import { Page } from '../components/page.tsx';
import { ContentBlocks } from '../features/site/content-blocks.tsx';
import { VehicleSearch } from '../features/vehicle/vehicle-search.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/content.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';

/** Loads the CMS page at this URL, if any. */
export async function loader({ context, request: { signal }, url: { pathname } }: Route.LoaderArgs) {
  const loadPage = await resolveService(context, 'loadPage');
  const { siteDomain, requestId } = context.get(hostContext);
  const { page, isUnavailable } = await loadPage({ domain: siteDomain, url: pathname }, { signal });
  if (isUnavailable) throw data({ code: 'unreachable', requestId }, { status: 503 });
  if (page === null) return data(null, { status: 404 });
  return data({ title: textFrom(page.fields.title) ?? page.url, blocks: contentBlocksFrom(page.fields) });
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NotFound /> : <ContentPage {...loaderData} />;
}

function ContentPage({ title, blocks }: NonNullable<Route.ComponentProps['loaderData']>) {
  return (
    <Page title={title}>
      <ContentBlocks blocks={blocks} />
    </Page>
  );
}

/** Renders a not-found page with a search, because most visitors look for a vehicle. */
function NotFound() {
  const { t } = useTexts('error');
  return (
    <Page title={t('error.notFoundTitle')} lead={t('error.notFoundLead')} width="narrow" isPrivate>
      <VehicleSearch />
    </Page>
  );
}
