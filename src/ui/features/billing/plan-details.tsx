import type { Plan } from '#core/billing/plan.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { useFormats } from '#ui/hooks/use-formats.ts';
import { usePlanTexts } from '#ui/hooks/use-plan-texts.ts';
import { useTexts } from '#ui/i18n/use-texts.ts';

/** Renders a comparison of all plans, in three columns to fit the narrowest screen. */
export function PlanComparison({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTexts('plans');
  const texts = usePlanTexts();
  const { price } = useFormats();
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{t('plans.compare')}</caption>
      <thead>
        <tr className="border-ink border-b-2 align-bottom">
          <th scope="col" className="py-2 pr-2">
            {t('plans.plan')}
          </th>
          <th scope="col" className="p-2 text-right">
            {t('plans.price')}
          </th>
          <th scope="col" className="py-2 pl-2 text-right">
            {t('plans.perDocument')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.code} className="border-line border-b align-top">
            <th scope="row" className="py-2 pr-2 font-medium">
              {texts.name(plan)}
            </th>
            <td className="p-2 text-right">
              {price(plan.price)}
              <span className="block text-muted text-sm">
                {t(plan.renewal === 'once' ? 'plans.once' : 'plans.renews')}
              </span>
            </td>
            <td className="py-2 pl-2 text-right">
              {texts.perDocument(plan) ?? (
                <span className="text-muted">{plan.documents === 'unlimited' ? t('plans.noLimit') : '–'}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders a summary of the plans' terms. */
export function PlanFacts({ plans }: { readonly plans: readonly Plan[] }) {
  const { t } = useTexts('plans');
  const facts = [
    ['whole', true],
    ['empty', true],
    ['kept', true],
    ['cancel', plans.some(({ renewal }) => renewal !== 'once')],
    ['fair', plans.some(({ documents }) => documents === 'unlimited')],
    ['withdraw', true],
  ] as const;
  return (
    <section className="grid gap-4" aria-labelledby="details">
      <h2 id="details">{t('plans.details')}</h2>
      <dl className="grid gap-6 sm:grid-cols-2">
        {facts
          .filter(([, holds]) => holds)
          .map(([fact]) => (
            <div key={fact} className="grid content-start gap-1 border-line border-t pt-3">
              <dt className="font-semibold">{t(`plans.${fact}Title`)}</dt>
              <dd className="max-w-[60ch] text-muted">
                {t(`plans.${fact}`)}{' '}
                {fact === 'withdraw' ? <TextLink to="/withdrawal">{t('plans.withdrawLink')}</TextLink> : null}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
