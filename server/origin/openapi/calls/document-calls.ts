import * as z from 'zod';
import { documentIdInput, documentVinInput } from '#origin/sharing/find-own-document.ts';
import { sharedKeyInput } from '#origin/sharing/read-shared.ts';
import { checksumInput, fileInput } from '#origin/sharing/verify-document.ts';
import { moment, success } from '../answer-schemas.ts';
import { report } from '../answers/report-answers.ts';
import { sticker } from '../answers/sticker-answers.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_VIN, ownValues } from '../example-values.ts';

/** A document as anyone reads it who has a link. */
export const sharedDocument = z.union([
  z.object({ kind: z.literal('report'), document: report }),
  z.object({ kind: z.literal('sticker'), document: sticker }),
]);

const verified = success(
  z.object({
    kind: z.enum(['report', 'sticker']),
    vin: z.string().meta({ description: 'All but its last six characters are hidden.' }),
    vehicle: z.string(),
    created_at: moment,
    prepared_by: z.string().exactOptional(),
    demonstration: z.boolean(),
    unaltered: z.boolean(),
    compared: z
      .enum(['checksum', 'file'])
      .meta({ description: '`file` where the very bytes were compared; else the printed text must be, by eye.' }),
  }),
);
const PDF = { files: ['application/pdf'] } as const;
const LOGO = { files: ['image/png'] } as const;

const byId = { as: ['query'], schema: documentIdInput, example: { id: ownValues.document } } as const;
const byKey = { as: ['query'], schema: sharedKeyInput, example: { key: ownValues.shareKey } } as const;
const byChecksum = { as: ['query'], schema: checksumInput, example: { checksum: ownValues.checksum } } as const;

/** The calls by which documents are printed, shared by their owner, and proven unaltered to anyone. */
export const documentCalls = [
  {
    id: 'printDocument',
    call: 'GET /api-cwa/view_pdf',
    summary: "Print one of the person's reports or stickers",
    by: 'signed-in',
    takes: byId,
    headers: ['uri'],
    answer: PDF,
    fails: [404],
  },
  {
    id: 'printNewestReport',
    call: 'GET /api-cwa/filter-pdf',
    summary: "Print the newest of the person's reports of a vehicle",
    by: 'signed-in',
    takes: { as: ['query'], schema: documentVinInput, example: { vin: EXAMPLE_VIN } },
    headers: ['uri'],
    answer: PDF,
    fails: [404],
  },
  {
    id: 'readDocumentLogo',
    call: 'GET /api-cwa/document_logo',
    summary: "Read the dealer's logo that a document bears",
    by: 'signed-in',
    takes: byId,
    answer: LOGO,
    fails: [404],
  },
  {
    id: 'shareDocument',
    call: 'POST /api-cwa/share',
    summary: 'Make a link by which anyone can read a document',
    by: 'signed-in',
    takes: { as: ['form'], schema: documentIdInput, example: { id: ownValues.document } },
    headers: ['uri'],
    answer: { json: success(z.object({ key: z.string(), address: z.url() })) },
    fails: [404],
    limits: ['shareByAccount'],
  },
  {
    id: 'readShared',
    call: 'GET /api-cwa/shared',
    summary: 'Read a document that its owner shared',
    by: 'anyone',
    takes: byKey,
    answer: {
      json: success(sharedDocument),
    },
    fails: [404],
    limits: ['sharedByCaller'],
  },
  {
    id: 'printShared',
    call: 'GET /api-cwa/shared-pdf',
    summary: 'Print a document that its owner shared',
    by: 'anyone',
    takes: byKey,
    headers: ['uri'],
    answer: PDF,
    fails: [404],
    limits: ['sharedByCaller'],
  },
  {
    id: 'readSharedLogo',
    call: 'GET /api-cwa/shared_logo',
    summary: "Read the dealer's logo that a shared document bears",
    by: 'anyone',
    takes: byKey,
    answer: LOGO,
    fails: [404],
    limits: ['sharedByCaller'],
  },
  {
    id: 'unshareDocument',
    call: 'POST /api-cwa/unshare',
    summary: 'Revoke every link to a document',
    by: 'signed-in',
    takes: { as: ['form'], schema: documentIdInput, example: { id: ownValues.document } },
    answer: { json: success(z.object({ revoked: z.int() })) },
    fails: [404],
  },
  {
    id: 'verifyChecksum',
    call: 'GET /api-cwa/verify',
    summary: 'Tell what the checksum on a document stands for',
    by: 'anyone',
    takes: byChecksum,
    answer: { json: verified },
    fails: [404],
    limits: ['verifyByCaller'],
  },
  {
    id: 'verifyFile',
    call: 'POST /api-cwa/verify',
    summary: 'Tell whether a printed document is as it was made',
    by: 'anyone',
    takes: { as: ['multipart'], schema: fileInput, example: { file: ownValues.file } },
    answer: { json: verified },
    fails: [404],
    limits: ['verifyByCaller'],
  },
  {
    id: 'readVerifiedLogo',
    call: 'GET /api-cwa/verified_logo',
    summary: "Read the dealer's logo that a verified document bears",
    by: 'anyone',
    takes: byChecksum,
    answer: LOGO,
    fails: [404],
    limits: ['verifiedLogoByCaller'],
  },
  {
    id: 'readSampleReport',
    call: 'GET /api-cwa/sample-report',
    summary: 'Read a complete report of a demonstration vehicle',
    by: 'anyone',
    answer: { json: success(report) },
    fails: [404],
    limits: ['sampleByCaller'],
  },
  {
    id: 'readSampleSticker',
    call: 'GET /api-cwa/sample-sticker',
    summary: 'Read a complete sticker of a demonstration vehicle',
    by: 'anyone',
    answer: { json: success(sticker) },
    fails: [404],
    limits: ['sampleByCaller'],
  },
  {
    id: 'printSampleReport',
    call: 'GET /api-cwa/sample-report-pdf',
    summary: 'Print the sample report',
    by: 'anyone',
    headers: ['uri'],
    answer: PDF,
    fails: [404],
    limits: ['sampleByCaller'],
  },
  {
    id: 'printSampleSticker',
    call: 'GET /api-cwa/sample-sticker-pdf',
    summary: 'Print the sample sticker',
    by: 'anyone',
    headers: ['uri'],
    answer: PDF,
    fails: [404],
    limits: ['sampleByCaller'],
  },
] as const satisfies readonly DocumentedCall[];
