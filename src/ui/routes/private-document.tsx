import { containerContext } from '../app/contexts/container-context.ts';
import { DeliveredPage } from '../features/delivery/delivered-page.tsx';
import { LinkExpired } from '../features/delivery/link-expired.tsx';
import { renewLink } from '../features/delivery/renew-link.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/private-document.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';
export { loadDelivered as loader } from '../features/delivery/read-delivered.ts';

export const action = async ({ context, params: { key } }: Route.ActionArgs) =>
  renewLink(await context.get(containerContext).open(), key);

/** Renders the document of a private link from an email. */
export default function PrivateDocument({ loaderData, actionData, params: { key } }: Route.ComponentProps) {
  const { t } = useTexts('delivery');
  const path = `/documents/${encodeURIComponent(key)}`;
  return (
    <DeliveredPage shown={loaderData} path={path} notice={t('delivery.byLink')}>
      <LinkExpired answer={actionData} />
    </DeliveredPage>
  );
}
