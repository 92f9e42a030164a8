import { defineCall, nothing } from '../define-call.ts';
import { reportFromWire, wireReport } from '../report/wire-report.ts';
import { stickerFromWire, wireSticker } from '../sticker/wire-sticker.ts';
import { success } from '../success.ts';

const sample = { method: 'GET', by: 'anyone', exact: true, input: nothing } as const;

/** Returns the full report of a demonstration vehicle as a sample, before purchase. */
export const sampleReport = defineCall({
  ...sample,
  path: '/api-cwa/sample-report',
  output: success(wireReport),
  read: ({ data }) => reportFromWire(data),
});

/** Returns the full sticker of the demonstration vehicle. */
export const sampleSticker = defineCall({
  ...sample,
  path: '/api-cwa/sample-sticker',
  output: success(wireSticker),
  read: ({ data }) => stickerFromWire(data),
});
