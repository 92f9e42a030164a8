import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedOrderFrom } from './placed-order.ts';

const line = {
  plan: { code: 'bundle-1', name: 'Both', kind: 'global', renewal: 'once', bundle: { vhr: 1, sticker: 1 } },
  documents: 2,
  quantity: 1,
  vin: '1HGCM82693A000001',
  price: { amount: 1999, currency: 'USD' },
};
const document = { id: 'delivery-1', kind: 'report', vin: '1HGCM82693A000001', state: 'waiting', step: null };

describe('placedOrderFrom', () => {
  it('PAY-05 reads an order with its lines and documents', () => {
    const answer = {
      order_id: 'order-1',
      order_number: 'VP-7K2M9QXA',
      price: { amount: 1999, currency: 'USD' },
      custom_data: 'order.signed',
      email: 'ada@people.example',
      paid_at: 1,
      subscription_id: 'subscription-1',
      lines: [line],
      documents: [document],
    };
    expect(placedOrderFrom(answer)).toEqual({
      id: 'order-1',
      number: 'VP-7K2M9QXA',
      total: { amount: 1999, currency: 'USD' },
      customData: 'order.signed',
      email: 'ada@people.example',
      paidAt: 1,
      subscriptionId: 'subscription-1',
      lines: [{ plan: { ...line.plan, documents: 2 }, quantity: 1, vin: line.vin, price: line.price }],
      documents: [document],
    });
  });

  it('CRD-05 requires only the ID, as returned by an origin of the specification', () => {
    expect(placedOrderFrom({ order_id: 'order-1' })).toEqual({
      id: 'order-1',
      number: 'order-1',
      total: null,
      customData: null,
      email: '',
      paidAt: null,
      subscriptionId: null,
      lines: [],
      documents: [],
    });
    expect(placedOrderFrom({})).toBeNull();
  });

  it('reads an unlimited plan and a plan without a bundle', () => {
    const unlimited = { ...line, documents: 'unlimited', plan: { ...line.plan, bundle: null, renewal: 'month' } };
    const [read] = placedOrderFrom({ order_id: 'order-1', lines: [unlimited] })?.lines ?? [];
    expect(read?.plan).toMatchObject({ documents: 'unlimited', bundle: null, renewal: 'month' });
  });

  it.each([
    [{ step: 'vehicle', state: 'done' }],
    [{ step: 'report', state: 'working' }],
    [{ step: 'source', source: 'NHTSA', state: 'not-connected' }],
  ])('DEL-02 reads the step %j', (step) => {
    const [read] = placedOrderFrom({ order_id: 'order-1', documents: [{ ...document, step }] })?.documents ?? [];
    expect(read?.step).toEqual(step);
  });

  it.each([
    [{ step: 'source', state: 'working' }],
    [{ step: 'vehicle', state: 'answered' }],
    [{ step: 'elsewhere', state: 'done' }],
  ])('ignores any other step: %j', (step) => {
    const [read] = placedOrderFrom({ order_id: 'order-1', documents: [{ ...document, step }] })?.documents ?? [];
    expect(read).toMatchObject({ id: 'delivery-1', step: null });
  });

  it.each([
    { ...document, kind: 'poster' },
    { ...document, state: 'lost' },
    { ...document, id: null },
  ])('skips a document that cannot be shown: %j', (odd) => {
    expect(placedOrderFrom({ order_id: 'order-1', documents: [odd, document] })?.documents).toEqual([document]);
  });

  it('never throws for any response', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('order_id', 'lines', 'documents', 'price'), fc.anything()),
        (answer) => {
          const order = placedOrderFrom(answer);
          expect(order === null || order.id !== '').toBe(true);
        },
      ),
    );
  });
});
