import { describe, expect, it } from 'vitest';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpDeliveryGateway } from './delivery-gateway.ts';

const vin = '1HGCM82693A000001';
const waiting = { state: 'waiting', kind: 'report', vin, document: null };

describe('delivery call requests', () => {
  it.each([
    [{ by: 'link', key: 'key-1' }, { key: 'key-1' }],
    [
      { by: 'order', customData: 'a.b.c', deliveryId: 'delivery-1' },
      { custom_data: 'a.b.c', delivery: 'delivery-1' },
    ],
  ] as const)('DEL-02 DEL-03 reads a document by %j, without a token', async (reference, query) => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success', data: waiting } });

    const read = await createHttpDeliveryGateway(wire.http).read(reference);

    const { method, path, headers, query: sent } = wire.origin.onlyRequest();
    expect(`${method} ${path}`).toBe('GET /landing/document');
    expect(sent).toEqual(query);
    expect(headers).not.toHaveProperty('authorization');
    expect(read._unsafeUnwrap()).toEqual(waiting);
  });

  it.each([
    [404, 'not-found'],
    [400, 'refused'],
  ])('reads no document from a response with status %i', async (status, code) => {
    const wire = await openWire();
    wire.origin.answers({ status, body: { status: 'error', message: 'This link has expired.' } });
    const read = await createHttpDeliveryGateway(wire.http).read({ by: 'link', key: 'key-1' });
    expect(read._unsafeUnwrapErr().code).toBe(code);
  });

  it.each([
    { ...waiting, state: 'lost' },
    { ...waiting, kind: 'poster' },
    { ...waiting, document: {} },
  ])('rejects any other document: %j', async (data) => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success', data } });
    const read = await createHttpDeliveryGateway(wire.http).read({ by: 'link', key: 'key-1' });
    expect(read._unsafeUnwrapErr().code).toBe('unreadable-answer');
  });

  it('DEL-03 DEL-05 sends requests for a new link and a choice as forms', async () => {
    const wire = await openWire();
    wire.origin.answers(
      { body: { status: 'success' } },
      { body: { status: 'success', data: { state: 'refunded', kind: 'report', vin } } },
    );
    const deliveries = createHttpDeliveryGateway(wire.http);

    expect((await deliveries.renewLink('key-1')).isOk()).toBe(true);
    const chosen = await deliveries.chooseCompensation({ words: 'words-1', choice: 'refund' });

    expect(chosen._unsafeUnwrap()).toEqual({ state: 'refunded', kind: 'report', vin });
    expect(wire.origin.requests.map(({ path, fields }) => [path, fields])).toEqual([
      ['/landing/document-link', { key: 'key-1' }],
      ['/landing/delivery-choice', { words: 'words-1', choice: 'refund' }],
    ]);
  });
});
