import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SUBSCRIPTIONS, subscriptionsFrom } from './subscriptions.ts';

describe('subscriptionsFrom', () => {
  it('CRD-02 reads all subscriptions of a person', () => {
    expect(subscriptionsFrom({ vhr_credit_subscription: '12', sticker_credit: 'Unlimited', uvc_credit: '7' })).toEqual({
      vhr: 12,
      vhrCreditSubscription: 12,
      sticker: true,
      uvcCredit: 7,
    });
    expect(subscriptionsFrom({})).toEqual(NO_SUBSCRIPTIONS);
  });

  it.each([
    [-1, -1],
    ['-1', -1],
    ['Unlimited', -1],
    [1, 1],
    ['25', 25],
    [0.5, 0.5],
  ])('CRD-03 reads a report subscription from %j', (value, vhr) => {
    expect(subscriptionsFrom({ vhr_credit_subscription: value }).vhr).toBe(vhr);
  });

  it.each([[0], ['0'], [-2], ['-0.5'], [''], [' '], ['unlimited'], ['none'], [null], [undefined], [true], [[1]]])(
    'CRD-03 reads no report subscription from %j',
    (value) => {
      expect(subscriptionsFrom({ vhr_credit_subscription: value }).vhr).toBe(false);
    },
  );

  it('CRD-03 reads a sticker subscription only from the text Unlimited', () => {
    expect(subscriptionsFrom({ sticker_credit: 'Unlimited' }).sticker).toBe(true);
    for (const value of [-1, '-1', 5, 'unlimited', true, undefined]) {
      expect(subscriptionsFrom({ sticker_credit: value }).sticker).toBe(false);
    }
  });

  it('CRD-03 sets the flag exactly for -1 and positive values', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (count, asText) => {
        const { vhr } = subscriptionsFrom({ vhr_credit_subscription: asText ? String(count) : count });
        return (vhr !== false) === (count === -1 || count > 0);
      }),
    );
  });
});
