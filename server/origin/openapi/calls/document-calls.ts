import { documentFileCalls as files } from '#contract/document/file-calls.ts';
import { sampleReport, sampleSticker } from '#contract/document/sample-calls.ts';
import { sharingCalls as calls } from '#contract/document/sharing-calls.ts';
import '../answers/report-answers.ts';
import '../answers/sticker-answers.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_VIN, ownValues } from '../example-values.ts';

/** Logos are stored as PNG; other image types are converted by the client. */
const LOGO = { fails: [404], files: ['image/png'] } as const;
const byId = { id: ownValues.document } as const;
const byKey = { key: ownValues.shareKey } as const;
const byChecksum = { checksum: ownValues.checksum } as const;

/** The calls to print, share and verify documents. */
export const documentCalls = [
  documented(files.print, {
    id: 'printDocument',
    summary: "Print one of the user's reports or stickers",
    example: byId,
    headers: ['uri'],
    fails: [404],
  }),
  documented(files.printNewestReport, {
    id: 'printNewestReport',
    summary: "Print the user's newest report of a vehicle",
    example: { vin: EXAMPLE_VIN },
    headers: ['uri'],
    fails: [404],
  }),
  documented(files.logo, {
    ...LOGO,
    id: 'readDocumentLogo',
    summary: "Get the dealer's logo on a document",
    example: byId,
  }),
  documented(calls.share, {
    id: 'shareDocument',
    summary: 'Create a link with which anyone can read a document',
    example: byId,
    fails: [404],
    limits: ['shareByAccount'],
  }),
  documented(calls.readShared, {
    id: 'readShared',
    summary: 'Get a shared document',
    example: byKey,
    headers: [],
    fails: [404],
    limits: ['sharedByCaller'],
  }),
  documented(files.printShared, {
    id: 'printShared',
    summary: 'Print a shared document',
    example: byKey,
    fails: [404],
    limits: ['sharedByCaller'],
  }),
  documented(files.sharedLogo, {
    ...LOGO,
    id: 'readSharedLogo',
    summary: "Get the dealer's logo on a shared document",
    example: byKey,
    limits: ['sharedByCaller'],
  }),
  documented(calls.unshare, {
    id: 'unshareDocument',
    summary: 'Revoke all links to a document',
    example: byId,
    headers: [],
    fails: [404],
  }),
  documented(calls.verify, {
    id: 'verifyChecksum',
    summary: 'Verify a document by its checksum',
    example: byChecksum,
    fails: [404],
    limits: ['verifyByCaller'],
  }),
  documented(calls.verifyFile, {
    id: 'verifyFile',
    summary: 'Verify whether a printed document is unaltered',
    example: { file: ownValues.file },
    fails: [404],
    limits: ['verifyByCaller'],
  }),
  documented(files.verifiedLogo, {
    ...LOGO,
    id: 'readVerifiedLogo',
    summary: "Get the dealer's logo on a verified document",
    example: byChecksum,
    limits: ['verifiedLogoByCaller'],
  }),
  documented(sampleReport, {
    id: 'readSampleReport',
    summary: 'Get a complete report of a demonstration vehicle',
    fails: [404],
    limits: ['sampleByCaller'],
  }),
  documented(sampleSticker, {
    id: 'readSampleSticker',
    summary: 'Get a complete sticker of a demonstration vehicle',
    fails: [404],
    limits: ['sampleByCaller'],
  }),
  documented(files.printSampleReport, {
    id: 'printSampleReport',
    summary: 'Print the sample report',
    fails: [404],
    limits: ['sampleByCaller'],
  }),
  documented(files.printSampleSticker, {
    id: 'printSampleSticker',
    summary: 'Print the sample sticker',
    fails: [404],
    limits: ['sampleByCaller'],
  }),
] as const satisfies readonly DocumentedCall[];
