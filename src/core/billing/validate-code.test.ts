import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { PurchaseGateway } from '#ports/purchase-gateway.ts';
import type { Discount } from './discount.ts';
import { createValidateCoupon, createValidateDiscount } from './validate-code.ts';

const discount: Discount = { kind: 'percent', percent: 10 };
const question = { code: ' TEN ', type: 'vhr', planCode: 'vhr-1', email: 'ada@people.example' } as const;

function setUp(failure?: GatewayError) {
  const asked: unknown[] = [];
  const answering =
    (list: string): PurchaseGateway['validateCoupon'] =>
    (...input) => {
      asked.push([list, ...input]);
      return failure ? errAsync(failure) : okAsync(discount);
    };
  return {
    asked,
    coupon: createValidateCoupon({ purchases: { validateCoupon: answering('coupon') } }),
    discount: createValidateDiscount({ purchases: { validateDiscount: answering('discount') } }),
  };
}

describe.each(['coupon', 'discount'] as const)('validation of a %s', (list) => {
  it('CRD-10 returns the discount', async () => {
    const { [list]: validate, asked } = setUp();
    const options = { signal: new AbortController().signal };
    expect((await validate(question, options))._unsafeUnwrap()).toEqual(discount);
    expect(asked).toEqual([[list, { ...question, code: 'TEN' }, options]]);
  });

  it('CRD-10 sends no request without a code', async () => {
    const { [list]: validate, asked } = setUp();
    expect((await validate({ ...question, code: ' ' }))._unsafeUnwrapErr()).toEqual({ code: 'code-missing' });
    expect(asked).toEqual([]);
  });

  it.each<GatewayError>([
    { code: 'refused', message: 'It has run out.', fields: {} },
    { code: 'not-found', message: 'It has run out.' },
    { code: 'conflict', message: 'It has run out.' },
  ])('CRD-10 returns why the code is not valid: $code', async (failure) => {
    const { [list]: validate } = setUp(failure);
    expect((await validate(question))._unsafeUnwrapErr()).toEqual({ code: 'not-valid', message: 'It has run out.' });
  });

  it.each<GatewayError>([{ code: 'unreachable' }, { code: 'too-many-requests', retryAfterMs: 5 }])(
    'passes on why the check failed: $code',
    async (failure) => {
      const { [list]: validate } = setUp(failure);
      expect((await validate(question))._unsafeUnwrapErr()).toEqual(failure);
    },
  );
});
