import { describe, expect, it } from 'vitest';
import { recordedCall } from '#tests/setup/recorded-call.ts';
import { createChooseCompensation } from './choose-compensation.ts';
import type { Compensation, Delivery } from './delivery.ts';
import { createDownloadDelivered, createReadDelivered, createReadDeliveredLogo } from './read-delivered.ts';
import { createRenewDocumentLink } from './renew-document-link.ts';

const options = { signal: new AbortController().signal };
const byLink = { by: 'link', key: 'key-1' } as const;
const waiting: Delivery = { state: 'waiting', kind: 'report', vin: '1HGCM82693A000001', document: null };

describe('a delivered document', () => {
  it('DEL-02 DEL-03 is read, printed and shown with its logo by a link', async () => {
    const [read, pdf] = [recordedCall(waiting), recordedCall(new Uint8Array([1]))];
    const logo = recordedCall({ bytes: new Uint8Array([2]), mediaType: 'image/png' });
    expect((await createReadDelivered({ deliveries: { read: read.call } })(byLink, options))._unsafeUnwrap()).toBe(
      waiting,
    );
    await createDownloadDelivered({ deliveries: { readPdf: pdf.call } })(byLink, options);
    await createReadDeliveredLogo({ deliveries: { readLogo: logo.call } })(byLink, options);
    expect([read.asked, pdf.asked, logo.asked]).toEqual([
      [[byLink, options]],
      [[byLink, options]],
      [[byLink, options]],
    ]);
  });

  it('DEL-03 has its link renewed', async () => {
    const { call, asked } = recordedCall<void>(undefined);
    await createRenewDocumentLink({ deliveries: { renewLink: call } })('key-1', options);
    expect(asked).toEqual([['key-1', options]]);
  });

  it('DEL-05 is compensated as its buyer chooses', async () => {
    const compensation: Compensation = { state: 'credited', kind: 'report', vin: waiting.vin };
    const { call, asked } = recordedCall(compensation);
    const choice = { words: 'words-1', choice: 'credit' } as const;
    const chosen = await createChooseCompensation({ deliveries: { chooseCompensation: call } })(choice, options);
    expect(chosen._unsafeUnwrap()).toBe(compensation);
    expect(asked).toEqual([[choice, options]]);
  });
});
