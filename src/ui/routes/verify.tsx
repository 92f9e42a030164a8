import { redirect } from 'react-router';
import { Card } from '../components/card.tsx';
import { Page } from '../components/page.tsx';
import { ChecksumForm, FileForm } from '../features/sharing/verify-forms.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/verify.ts';

export { sharedPageHeaders as headers } from '../app/answers/page-headers.ts';
export { findChecksum as action, findChecksum as clientAction } from '../features/sharing/find-checksum.ts';

/** Redirects a typed checksum to its own URL. */
export function loader({ url }: Route.LoaderArgs) {
  const typed = url.searchParams.get('checksum');
  const checksum = typed?.replaceAll(/\s/g, '') ?? '';
  if (checksum !== '') throw redirect(`/verify/${encodeURIComponent(checksum)}`);
  return { wrong: typed !== null };
}

export default function Verify({ loaderData: { wrong }, actionData }: Route.ComponentProps) {
  const { t } = useTexts('sharing');
  return (
    <Page
      title={t('sharing.verifyTitle')}
      lead={t('sharing.verifyLead')}
      width="narrow"
      description={t('sharing.verifyLead')}
    >
      <Card>
        <FileForm answer={actionData} />
      </Card>
      <Card>
        <ChecksumForm wrong={wrong} />
      </Card>
    </Page>
  );
}
