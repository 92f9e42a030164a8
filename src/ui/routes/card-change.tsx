import { Form, redirectDocument } from 'react-router';
import type { Money } from '#core/billing/money.ts';
import { loaded, signedIn } from '../app/answers/loaded.ts';
import { resolveService } from '../app/contexts/container-context.ts';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { RefreshWithoutScripts } from '../components/refresh-without-scripts.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { TextLink } from '../components/text-link.tsx';
import { SUBSCRIPTION_PATH } from '../features/membership/change-subscription.ts';
import { useCallErrorText } from '../hooks/use-call-error-text.ts';
import { useFormats } from '../hooks/use-formats.ts';
import { usePolling } from '../hooks/use-polling.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/card-change.ts';

export { privatePageHeaders as headers } from '../app/answers/page-headers.ts';
export { loadCardChange as loader } from '../features/membership/load-card-change.ts';

/**
 * Redirects to the payment page. Runs only on the server: a form that is redirected to another site must be a plain
 * POST.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const billing = await resolveService(context, 'billing');
  const page = await billing.changeCard(url.searchParams.get('change') ?? '', { signal: request.signal });
  if (page.isOk()) throw redirectDocument(page.value, 303);
  return loaded(signedIn(page, url));
}

export default function CardChangePage({ loaderData: change, actionData }: Route.ComponentProps) {
  const { t } = useTexts('subscription');
  const errorText = useCallErrorText();
  const failure = actionData?.error ?? (change.state === 'failed' ? change.error : null);
  return (
    <Page title={t('subscription.card.title')} width="narrow" isPrivate>
      {failure === null ? null : (
        <Notice kind="danger">{failure.code === 'not-found' ? t('subscription.missing') : errorText(failure)}</Notice>
      )}
      {change.state === 'start' ? <Start overdue={change.overdue} /> : null}
      {change.state === 'changed' ? <Notice kind="success">{t('subscription.card.changed')}</Notice> : null}
      {change.state === 'waiting' ? <Waiting /> : null}
      {change.state === 'missing' ? <Notice kind="danger">{t('subscription.missing')}</Notice> : null}
      <TextLink as="p" to={SUBSCRIPTION_PATH}>
        {t('subscription.card.back')}
      </TextLink>
    </Page>
  );
}

function Start({ overdue }: { readonly overdue: Money | null }) {
  const { t } = useTexts('subscription');
  const { price } = useFormats();
  return (
    <Card>
      <p>
        {overdue === null ? t('subscription.card.lead') : t('subscription.card.leadOverdue', { price: price(overdue) })}
      </p>
      <Form method="post">
        <SubmitButton busy={t('subscription.card.continuing')}>{t('subscription.card.continue')}</SubmitButton>
      </Form>
    </Card>
  );
}

/** The payment page reports the card shortly after its owner returns here. */
function Waiting() {
  const { t } = useTexts('subscription');
  usePolling(true);
  return (
    <Card>
      <RefreshWithoutScripts />
      <p role="status">{t('subscription.card.waiting')}</p>
      <p className="text-muted">{t('subscription.card.waitingLead')}</p>
    </Card>
  );
}
