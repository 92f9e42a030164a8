import { ok } from 'neverthrow';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Creates the plan gateway of a fake origin. */
export function createFakePlanGateway({ shop }: FakeOrigin): PlanGateway {
  const listed =
    (wanted: 'vhr' | 'sticker'): PlanGateway['vhrPlans'] =>
    (audience, options) =>
      fakeCall(options, () =>
        ok(shop.offers.filter((offer) => offer.list === wanted && offer.audience === audience).map(({ plan }) => plan)),
      );
  return { vhrPlans: listed('vhr'), stickerPlans: listed('sticker') };
}
