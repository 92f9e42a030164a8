import { createHttpSharingGateway } from '#adapters/http/sharing-gateway.ts';
import { stickerToWire } from '#contract/sticker/wire-sticker.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import { aSticker } from '#tests/builders/a-sticker.ts';
import { callsOf } from './gateway-call.ts';

const verified = {
  status: 'success',
  data: {
    kind: 'sticker',
    vin: '***********000001',
    vehicle: '2003 Honda Accord',
    created_at: Date.UTC(2026, 5, 1, 12),
    demonstration: true,
    unaltered: true,
    compared: 'checksum',
  },
};

/** The calls that share documents and verify printed documents. */
export const sharingCalls = callsOf<SharingGateway>('sharing', createHttpSharingGateway, {
  readShared: [
    {
      rows: 'CALL-05',
      answer: { status: 'success', data: { kind: 'sticker', document: stickerToWire(aSticker()) } },
      send: (sharing) => sharing.readShared('key-1'),
    },
  ],
  readSharedPdf: [{ rows: 'CALL-05', answer: 'pdf', send: (sharing) => sharing.readSharedPdf('key-1') }],
  readLogo: [
    { rows: 'CALL-05', answer: 'picture', send: (sharing) => sharing.readLogo({ by: 'id', id: 'report-1' }) },
    {
      way: 'key',
      rows: 'CALL-05',
      answer: 'picture',
      send: (sharing) => sharing.readLogo({ by: 'key', key: 'key-1' }),
    },
    {
      way: 'checksum',
      rows: 'CALL-05',
      answer: 'picture',
      send: (sharing) => sharing.readLogo({ by: 'checksum', checksum: '0'.repeat(64) }),
    },
  ],
  verify: [{ rows: 'CALL-05', answer: verified, send: (sharing) => sharing.verify('0'.repeat(64)) }],
  verifyFile: [{ rows: 'CALL-05', answer: verified, send: (sharing) => sharing.verifyFile(new Uint8Array([1])) }],
  share: [
    {
      rows: 'CALL-05',
      answer: { status: 'success', data: { key: 'key-1', address: 'https://vinport.example/shared/key-1' } },
      send: (sharing) => sharing.share('report-1'),
    },
  ],
  unshare: [
    {
      rows: 'CALL-05',
      answer: { status: 'success', data: { revoked: 2 } },
      send: (sharing) => sharing.unshare('report-1'),
    },
  ],
});
