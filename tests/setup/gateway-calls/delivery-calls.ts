import { createHttpDeliveryGateway } from '#adapters/http/delivery-gateway.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import { aSticker } from '#tests/builders/a-sticker.ts';
import { callsOf } from './gateway-call.ts';

const byLink = { by: 'link', key: 'key-1' } as const;
const byOrder = { by: 'order', customData: 'order=1;signature=a', deliveryId: 'delivery-1' } as const;
const vin = '1HGCM82693A000001';
const ready = {
  status: 'success',
  data: { state: 'ready', kind: 'sticker', vin, document: { kind: 'sticker', document: stickerToWire(aSticker()) } },
};

/** The calls with which buyers read the documents of their orders. */
export const deliveryCalls = callsOf<DeliveryGateway>('delivery', createHttpDeliveryGateway, {
  read: [
    { way: 'link', rows: 'CALL-05', answer: ready, send: (deliveries) => deliveries.read(byLink) },
    { way: 'order', rows: 'CALL-05', answer: ready, send: (deliveries) => deliveries.read(byOrder) },
  ],
  readPdf: [
    { way: 'link', rows: 'CALL-05', answer: 'pdf', send: (deliveries) => deliveries.readPdf(byLink) },
    { way: 'order', rows: 'CALL-05', answer: 'pdf', send: (deliveries) => deliveries.readPdf(byOrder) },
  ],
  readLogo: [
    { way: 'link', rows: 'CALL-05', answer: 'picture', send: (deliveries) => deliveries.readLogo(byLink) },
    { way: 'order', rows: 'CALL-05', answer: 'picture', send: (deliveries) => deliveries.readLogo(byOrder) },
  ],
  renewLink: [{ rows: 'CALL-05', answer: { status: 'success' }, send: (deliveries) => deliveries.renewLink('key-1') }],
  chooseCompensation: [
    {
      rows: 'CALL-05',
      answer: { status: 'success', data: { state: 'refunded', kind: 'report', vin } },
      send: (deliveries) => deliveries.chooseCompensation({ words: 'signed-words', choice: 'refund' }),
    },
  ],
});
