import type { Plan } from '#core/billing/plan.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from './use-formats.ts';

/** The fields from which a plan's name is built. The origin's own name exists in one language only. */
export type NamedPlan = Pick<Plan, 'kind' | 'documents' | 'renewal'> & Partial<Pick<Plan, 'bundle'>>;

/** Returns functions that give a plan's name and price in the visitor's language. */
export function usePlanTexts() {
  const { t } = useTexts('plan');
  const { price } = useFormats();
  return {
    name: ({ kind, documents, renewal, bundle }: NamedPlan) => {
      const what = bundle
        ? t('plan.bundle', { vhr: bundle.vhr, sticker: bundle.sticker })
        : t(`plan.${kind}`, { documents: documents === 'unlimited' ? 0 : documents });
      return renewal === 'once' ? what : t(`plan.each-${renewal}`, { what });
    },
    /** Returns the total price, with the billing interval if recurring. */
    price: ({ price: whole, renewal }: Plan) =>
      renewal === 'once' ? price(whole) : t(`plan.price-${renewal}`, { price: price(whole) }),
    /** Returns the price of one document, or `null` if the plan is unlimited or has two kinds of documents. */
    perDocument: ({ price: { amount, currency }, documents, bundle }: Plan) =>
      documents === 'unlimited' || bundle !== null ? null : price({ amount: Math.round(amount / documents), currency }),
  };
}
