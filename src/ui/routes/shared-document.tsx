import { data } from 'react-router';
import { callErrorStatus } from '../app/answers/call-error.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { DocumentView } from '../app/page/document-view.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/shared-document.ts';

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const sharing = await resolveService(context, 'sharing');
  const read = await sharing.readShared(key, { signal: request.signal });
  return read.match(
    (document) => data({ document, error: null }),
    (error) =>
      error.code === 'not-found' || error.code === 'refused'
        ? data({ document: null, error: null }, { status: 404 })
        : data({ document: null, error }, { status: callErrorStatus(error) }),
  );
}

export default function SharedDocument({ loaderData: { document, error }, params: { key } }: Route.ComponentProps) {
  const { t } = useTexts('sharing');
  if (document !== null) {
    const path = `/shared/${encodeURIComponent(key)}`;
    return <DocumentView document={document} path={path} notice={t('sharing.byOwner')} />;
  }
  const title = t(error === null ? 'sharing.goneTitle' : 'sharing.failedTitle');
  return (
    <Page title={title} lead={error === null ? t('sharing.gone') : undefined} width="narrow" isPrivate>
      {error === null ? null : <ErrorState error={error} />}
      <TextLink as="p" to="/">
        {t('sharing.checkOwn')}
      </TextLink>
    </Page>
  );
}
