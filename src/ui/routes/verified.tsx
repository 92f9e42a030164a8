import { loadedPage } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { letterheadOf } from '../app/page/letterhead-of.ts';
import { Card } from '../components/card.tsx';
import { ErrorState } from '../components/error-state.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { Verification } from '../features/sharing/verification.tsx';
import { ChecksumForm } from '../features/sharing/verify-forms.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/verified.ts';

export async function loader({ context, params: { checksum }, request }: Route.LoaderArgs) {
  const verifyDocument = await resolveService(context, 'verifyDocument');
  return loadedPage(await verifyDocument(checksum, { signal: request.signal }));
}

export default function Verified({
  loaderData: { value: document, error },
  params: { checksum },
}: Route.ComponentProps) {
  const { t } = useTexts('sharing');
  const title = t('sharing.verifyTitle');
  return (
    <Page title={title} width="narrow" isPrivate>
      {document === null ? null : (
        <Verification
          document={document}
          letterhead={letterheadOf(document, `/verify/${encodeURIComponent(checksum)}`)}
        />
      )}
      {error === null || error.code === 'checksum-invalid' ? null : error.code === 'not-found' ? (
        <Notice kind="danger">{t('sharing.unknown')}</Notice>
      ) : (
        <ErrorState error={error} />
      )}
      {document === null ? (
        <Card>
          <ChecksumForm typed={checksum} wrong={error.code === 'checksum-invalid'} />
        </Card>
      ) : (
        <p className="break-all text-muted text-sm">
          {t('sharing.checksum')}: <span className="font-mono">{checksum}</span>
        </p>
      )}
      <TextLink as="p" to="/verify">
        {t('sharing.verifyAnother')}
      </TextLink>
    </Page>
  );
}
