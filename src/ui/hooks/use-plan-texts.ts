import type { Plan } from '../../core/billing/plan.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from './use-formats.ts';

/** What tells a plan apart in words; the origin's own name is in one language alone. */
export type NamedPlan = Pick<Plan, 'kind' | 'documents' | 'renewal'>;

/** Says in the visitor's language what a plan is, and what it costs. */
export function usePlanTexts() {
  const { t } = useTexts('plan');
  const { price } = useFormats();
  return {
    name: ({ kind, documents, renewal }: NamedPlan) => {
      const what = t(`plan.${kind}`, { documents: documents === 'unlimited' ? 0 : documents });
      return renewal === 'once' ? what : t(`plan.each-${renewal}`, { what });
    },
    /** The whole price, with how often it is charged where it is more than once. */
    price: ({ price: whole, renewal }: Plan) =>
      renewal === 'once' ? price(whole) : t(`plan.price-${renewal}`, { price: price(whole) }),
    /** What one document comes to; `null` where there is no end of them. */
    perDocument: ({ price: { amount, currency }, documents }: Plan) =>
      documents === 'unlimited' ? null : price({ amount: Math.round(amount / documents), currency }),
  };
}
