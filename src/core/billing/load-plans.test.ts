import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PlanGateway } from '#ports/plan-gateway.ts';
import { aPlan } from '#tests/builders/a-plan.ts';
import { createLoadStickerPlans, createLoadVhrPlans } from './load-plans.ts';

const [single, five] = [aPlan({ code: 'one' }), aPlan({ code: 'five' })];
const sticker = aPlan({ code: 'sticker', kind: 'sticker' });
const either = aPlan({ code: 'either', kind: 'global' });

function setUp(failure?: GatewayError) {
  const asked: unknown[] = [];
  const listed =
    (list: string): PlanGateway['vhrPlans'] =>
    (audience, options) => {
      asked.push([list, audience, options]);
      return failure ? errAsync(failure) : okAsync([single, sticker, five, either]);
    };
  const plans = { vhrPlans: listed('vhr'), stickerPlans: listed('sticker') };
  return { asked, vhr: createLoadVhrPlans({ plans }), sticker: createLoadStickerPlans({ plans }) };
}

describe.each(['vhr', 'sticker'] as const)('plans of the list %s', (list) => {
  it.each([
    ['dealer', true],
    ['user', false],
  ])('CRD-04 are requested for %s and sorted into one list per kind', async (audience, isDealer) => {
    const { [list]: loadPlans, asked } = setUp();
    const options = { signal: new AbortController().signal };
    expect(await loadPlans({ isDealer }, options)).toEqual({
      vhr: [single, five],
      sticker: [sticker],
      global: [either],
    });
    expect(asked).toEqual([[list, audience, options]]);
  });

  it('CRD-04 are null on a fetch error', async () => {
    const { [list]: loadPlans } = setUp({ code: 'unreachable' });
    expect(await loadPlans({ isDealer: false })).toBeNull();
  });
});
