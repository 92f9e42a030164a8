import type { Plan } from '#core/billing/plan.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useFormats } from './use-formats.ts';

/** The fields that name a plan in words; the origin's own name is in one language only. */
export type NamedPlan = Pick<Plan, 'kind' | 'documents' | 'renewal'> & Partial<Pick<Plan, 'bundle'>>;

/** Names a plan and its price in the visitor's language. */
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
    /** The whole price, with how often it is charged where it is more than once. */
    price: ({ price: whole, renewal }: Plan) =>
      renewal === 'once' ? price(whole) : t(`plan.price-${renewal}`, { price: price(whole) }),
    /** The price of one document; `null` where they are unlimited or of two kinds. */
    perDocument: ({ price: { amount, currency }, documents, bundle }: Plan) =>
      documents === 'unlimited' || bundle !== null ? null : price({ amount: Math.round(amount / documents), currency }),
  };
}
