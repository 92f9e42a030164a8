import { Form, redirect } from 'react-router';
import { BusyLabel } from '../components/busy-label.tsx';
import { Button } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Notice } from '../components/notice.tsx';
import { Page } from '../components/page.tsx';
import { PageHead } from '../components/page-head.tsx';
import { containerContext, needed } from '../container-context.ts';
import { readProgress } from '../features/billing/checkout-progress.ts';
import { takeStep } from '../features/billing/take-step.ts';
import { useFormats } from '../hooks/use-formats.ts';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import { useSubmitting } from '../hooks/use-submitting.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { Route } from './+types/checkout-step.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { cookies } = await needed(context, 'world');
  const progress = readProgress(cookies);
  if (!progress?.step) throw redirect(progress && progress.paid.length > 0 ? '/checkout/done' : '/plans');
  return progress.step.line;
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  takeStep(request, await context.get(containerContext).open());
export const clientAction = async ({ request, context }: Route.ClientActionArgs) =>
  takeStep(request, await context.get(containerContext).open());

/** Stands for the page that a bank shows to confirm a payment. */
export default function CheckoutStep({ loaderData: line, actionData }: Route.ComponentProps) {
  const { t } = useTexts('checkout');
  const texts = usePlanTexts();
  const { price } = useFormats();
  const busy = useSubmitting() ? <BusyLabel>{t('checkout.stepBusy')}</BusyLabel> : undefined;
  return (
    <Page title={t('checkout.stepTitle')} width="narrow">
      <PageHead title={t('checkout.stepTitle')} isPrivate />
      <Notice kind="caution">{t('checkout.stepLead')}</Notice>
      {actionData ? <Notice kind="danger">{t('checkout.stepUnknown')}</Notice> : null}
      <Card>
        <p className="font-bold text-xl">
          {t('checkout.stepPays', { name: texts.name(line), price: price(line.price) })}
        </p>
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="decision" value="approve" busy={busy}>
            {t('checkout.approve')}
          </Button>
          <Button type="submit" name="decision" value="refuse" variant="quiet">
            {t('checkout.refuse')}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
