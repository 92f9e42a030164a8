import type { Plan } from '#core/billing/plan.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { useTexts } from '#ui/i18n/use-texts.ts';

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
