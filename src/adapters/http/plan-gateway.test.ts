import { describe, expect, it } from 'vitest';
import { aPlan } from '#tests/builders/a-plan.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpPlanGateway } from './plan-gateway.ts';

const success = (data: unknown) => ({ body: { status: 'success', data } });

describe('plan call requests', () => {
  it.each([
    ['vhrPlans', 'user', '/api-cwa/plans'],
    ['vhrPlans', 'dealer', '/api-cwa/plans'],
    ['stickerPlans', 'user', '/api-cwa/sticker-plans'],
    ['stickerPlans', 'dealer', '/api-cwa/sticker-plans'],
  ] as const)('CRD-04 %s requests the plans of a %s at %s', async (call, audience, path) => {
    const wire = await openWire();
    wire.origin.answers(success([aPlan()]));

    expect((await createHttpPlanGateway(wire.http)[call](audience))._unsafeUnwrap()).toEqual([aPlan()]);

    const { method, headers, ...request } = wire.origin.onlyRequest();
    expect(request).toMatchObject({ path, query: { user_type: audience } });
    expect(method).toBe('GET');
    expect(headers).not.toHaveProperty('authorization');
  });

  it('CRD-04 also accepts lists per kind, and a plan without a kind takes the kind of its list', async () => {
    const wire = await openWire();
    const { kind, ...kindless } = aPlan();
    wire.origin.answers(success({ vhr: [kindless], global: [aPlan({ code: 'any', kind: 'global' })] }));

    const plans = (await createHttpPlanGateway(wire.http).vhrPlans('user'))._unsafeUnwrap();

    expect(plans).toEqual([{ ...kindless, kind: 'vhr' }, aPlan({ code: 'any', kind: 'global' })]);
  });

  it.each([
    [5, 5],
    ['5', 5],
    ['Unlimited', 'unlimited'],
    ['unlimited', 'unlimited'],
    [-1, 'unlimited'],
    ['-1', 'unlimited'],
  ] as const)('CRD-03 reads %j documents as %j', async (listed, documents) => {
    const wire = await openWire();
    wire.origin.answers(success([{ ...aPlan(), documents: listed }]));

    expect((await createHttpPlanGateway(wire.http).vhrPlans('user'))._unsafeUnwrap()).toEqual([aPlan({ documents })]);
  });

  it.each([
    ['a price that is not in whole minor units', { price: { amount: 14.99, currency: 'USD' } }],
    ['a price without a currency', { price: 1_499 }],
    ['no documents', { documents: 0 }],
    ['no code', { code: '' }],
  ])('GAP-20 omits only a plan with %s', async (_what, odd) => {
    const wire = await openWire();
    wire.origin.answers(success([{ ...aPlan(), ...odd }, aPlan()]));

    expect((await createHttpPlanGateway(wire.http).vhrPlans('user'))._unsafeUnwrap()).toEqual([aPlan()]);
  });

  it.each([
    ['no list', 'none'],
    ['nothing', undefined],
  ])('CALL-06 rejects %s as an unreadable response', async (_what, data) => {
    const wire = await openWire();
    wire.origin.answers(success(data));

    expect((await createHttpPlanGateway(wire.http).vhrPlans('user'))._unsafeUnwrapErr()).toMatchObject({
      code: 'unreadable-answer',
    });
  });
});
