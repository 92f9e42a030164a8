import * as z from 'zod/mini';
import type { SharedDocument, VerifiedDocument } from '#core/sharing/shared-document.ts';
import { camelCased } from '../camel-cased.ts';
import { defineCall, form, multipart } from '../define-call.ts';
import { id, moment } from '../fields.ts';
import { reportFromWire, reportToWire, wireReport } from '../report/wire-report.ts';
import { stickerFromWire, stickerToWire, wireSticker } from '../sticker/wire-sticker.ts';
import { dataOf, success } from '../success.ts';
import { byChecksum, byKey } from './file-calls.ts';

const text = z.string().check(z.minLength(1));

/** A shared document as other people see it. It does not identify its owner. */
export const wireShared = z.union([
  z.object({ kind: z.literal('report'), document: wireReport }),
  z.object({ kind: z.literal('sticker'), document: wireSticker }),
]);

type WireShared = z.output<typeof wireShared>;

/** Converts a shared document to the wire format. */
export function sharedToWire(shared: SharedDocument): WireShared {
  return shared.kind === 'report'
    ? { kind: shared.kind, document: reportToWire(shared.report) }
    : { kind: shared.kind, document: stickerToWire(shared.sticker) };
}

/** Converts a shared document from the wire format. */
export function sharedFromWire(wire: WireShared): SharedDocument {
  return wire.kind === 'report'
    ? { kind: wire.kind, report: reportFromWire(wire.document) }
    : { kind: wire.kind, sticker: stickerFromWire(wire.document) };
}

/** The document that a printout belongs to: enough data to compare it with the printout, and none about its owner. */
export const wireVerified = z.object({
  kind: z.enum(['report', 'sticker']),
  /** Masked except for the last six characters. */
  vin: z.string(),
  vehicle: z.string(),
  created_at: moment,
  prepared_by: z.exactOptional(z.string()),
  demonstration: z.boolean(),
  /** Whether the stored document still matches the checksum. */
  unaltered: z.boolean(),
  /** `file` if the bytes themselves were compared; otherwise the printed text must be compared by eye. */
  compared: z.enum(['checksum', 'file']),
});

type WireVerified = z.output<typeof wireVerified>;

/** Converts a verified document to the wire format. */
export function verifiedToWire({ maskedVin, createdAt, preparedBy, ...same }: VerifiedDocument): WireVerified {
  const prepared_by = preparedBy !== undefined && { prepared_by: preparedBy };
  return { ...same, vin: maskedVin, created_at: createdAt, ...prepared_by };
}

function verifiedFromWire({ vin, ...same }: WireVerified): VerifiedDocument {
  return { ...camelCased(same), maskedVin: vin };
}

const verifying = {
  path: '/api-cwa/verify',
  by: 'anyone',
  exact: true,
  output: success(wireVerified),
  read: ({ data }: { readonly data: WireVerified }) => verifiedFromWire(data),
} as const;

const owning = {
  method: 'POST',
  by: 'signed-in',
  identifiesSite: true,
  exact: true,
  input: form({ id }),
} as const;

/** The product's own calls with which owners share documents and anyone verifies them. */
export const sharingCalls = {
  share: defineCall({
    ...owning,
    path: '/api-cwa/share',
    output: success(z.object({ key: text, address: text })),
    read: dataOf,
  }),
  unshare: defineCall({
    ...owning,
    path: '/api-cwa/unshare',
    output: success(z.object({ revoked: z.int() })),
    read: ({ data }) => data.revoked,
  }),
  readShared: defineCall({
    method: 'GET',
    path: '/api-cwa/shared',
    by: 'anyone',
    identifiesSite: true,
    exact: true,
    input: byKey,
    output: success(wireShared),
    read: ({ data }) => sharedFromWire(data),
  }),
  verify: defineCall({ ...verifying, method: 'GET', input: byChecksum }),
  verifyFile: defineCall({
    ...verifying,
    method: 'POST',
    input: multipart({ file: z.file() }),
  }),
};
