import type { Plan } from '#core/billing/plan.ts';
import type { PurchaseType } from '#core/billing/purchase.ts';
import type { UserKind } from '#core/person/user.ts';
import { aPlan } from '../builders/a-plan.ts';
import { usd } from '../builders/usd.ts';

/** A plan with its list and audience. */
export interface FakeOffer {
  readonly list: PurchaseType;
  readonly audience: UserKind;
  readonly plan: Plan;
}

/** The plans on offer: plans of each kind for users, fewer and cheaper ones for dealers. */
export const FAKE_OFFERS: readonly FakeOffer[] = [
  { list: 'vhr', audience: 'user', plan: aPlan() },
  {
    list: 'vhr',
    audience: 'user',
    plan: aPlan({
      code: 'bundle-1',
      name: 'Report and window sticker',
      kind: 'global',
      documents: 2,
      price: usd(19.99),
      bundle: { vhr: 1, sticker: 1 },
      recommended: true,
    }),
  },
  {
    list: 'vhr',
    audience: 'user',
    plan: aPlan({ code: 'vhr-month', name: 'Reports every month', documents: 10, price: usd(49), renewal: 'month' }),
  },
  {
    list: 'vhr',
    audience: 'user',
    plan: aPlan({ code: 'global-5', name: 'Five of either', kind: 'global', documents: 5, price: usd(59.99) }),
  },
  {
    list: 'sticker',
    audience: 'user',
    plan: aPlan({ code: 'sticker-1', name: 'One window sticker', kind: 'sticker', price: usd(9.99) }),
  },
  {
    list: 'vhr',
    audience: 'dealer',
    plan: aPlan({ code: 'dealer-vhr-50', name: 'Fifty reports', documents: 50, price: usd(199) }),
  },
  {
    list: 'sticker',
    audience: 'dealer',
    plan: aPlan({
      code: 'dealer-stickers',
      name: 'Window stickers without end',
      kind: 'sticker',
      documents: 'unlimited',
      price: usd(99),
      renewal: 'month',
    }),
  },
];
