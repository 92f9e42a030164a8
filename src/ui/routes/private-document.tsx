import { containerContext, resolveService } from '../app/contexts/container-context.ts';
import { deliveredAnswer } from '../features/delivery/delivered-answer.ts';
import { DeliveredPage } from '../features/delivery/delivered-page.tsx';
import { LinkExpired } from '../features/delivery/link-expired.tsx';
import { renewLink } from '../features/delivery/renew-link.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/private-document.ts';

export { privatePageHeaders as headers } from '../app/answers/private-page-headers.ts';

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const deliveries = await resolveService(context, 'deliveries');
  return deliveredAnswer(await deliveries.read({ by: 'link', key }, { signal: request.signal }));
}

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
