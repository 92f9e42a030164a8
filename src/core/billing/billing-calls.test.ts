import { describe, expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createListCreditMoves } from './list-credit-moves.ts';
import { createLoadSubscriptions } from './load-subscriptions.ts';
import { createDownloadReceipt, createReadReceipt } from './read-receipt.ts';
import type { Receipt } from './receipt.ts';

const options = { signal: new AbortController().signal };
const price = { amount: 1499, currency: 'USD' };
const receipt: Receipt = {
  orderId: 'order-1',
  orderNumber: 'VP-4K7M2Q9D',
  email: 'ada@people.example',
  lines: [{ planName: 'One report', vin: null, quantity: 1, single: price, full: price, paid: price, renewal: 'once' }],
  full: price,
  paid: price,
  refunded: { amount: 0, currency: 'USD' },
  tax: [],
  paidAt: 0,
  isTest: false,
  seller: null,
  billedTo: null,
  immediateDelivery: false,
};

describe('the books', () => {
  it('CRD-01 are read from the first page unless told otherwise', async () => {
    const page = { total: 0, balances: { vhr: 0, sticker: 0, global: 0 }, moves: [] };
    const { call, asked } = recordedCall(page);
    const listCreditMoves = createListCreditMoves({ billing: { creditMoves: call } });
    expect((await listCreditMoves())._unsafeUnwrap()).toEqual(page);
    await listCreditMoves(3, options);
    expect(asked).toEqual([
      [1, undefined],
      [3, options],
    ]);
  });

  it('ACC-10 tell of subscriptions until the screen is left', async () => {
    const { call, asked } = recordedCall([]);
    expect((await createLoadSubscriptions({ billing: { subscriptions: call } })(options))._unsafeUnwrap()).toEqual([]);
    expect(asked).toEqual([[options]]);
  });

  it('ACC-09 give a receipt by the number of its order', async () => {
    const [read, pdf] = [recordedCall(receipt), recordedCall(new Uint8Array([1]))];
    const told = await createReadReceipt({ billing: { readReceipt: read.call } })('order-1', options);
    const file = await createDownloadReceipt({ billing: { readReceiptPdf: pdf.call } })('order-1', options);
    expect([told._unsafeUnwrap(), file._unsafeUnwrap()]).toEqual([receipt, new Uint8Array([1])]);
    expect([read.asked, pdf.asked]).toEqual([[['order-1', options]], [['order-1', options]]]);
  });
});
