import { documentFileCalls as files } from '#contract/document/file-calls.ts';
import { sampleReport, sampleSticker } from '#contract/document/sample-calls.ts';
import { sharingCalls as calls } from '#contract/document/sharing-calls.ts';
import '../answers/report-answers.ts';
import '../answers/sticker-answers.ts';
import { documented } from '../documented.ts';
import type { DocumentedCall } from '../documented-call.ts';
import { EXAMPLE_VIN, ownValues } from '../example-values.ts';

/** A logo is stored as PNG, whatever it was; a client takes other pictures, too. */
const LOGO = { fails: [404], files: ['image/png'] } as const;
const byId = { id: ownValues.document } as const;
const byKey = { key: ownValues.shareKey } as const;
const byChecksum = { checksum: ownValues.checksum } as const;

/** The calls by which documents are printed, shared by their owner, and proven unaltered to anyone. */
export const documentCalls = [
  documented(files.print, {
    id: 'printDocument',
    summary: "Print one of the person's reports or stickers",
    example: byId,
    headers: ['uri'],
    fails: [404],
  }),
  documented(files.printNewestReport, {
    id: 'printNewestReport',
    summary: "Print the newest of the person's reports of a vehicle",
    example: { vin: EXAMPLE_VIN },
    headers: ['uri'],
    fails: [404],
  }),
  documented(files.logo, {
    ...LOGO,
    id: 'readDocumentLogo',
    summary: "Read the dealer's logo that a document bears",
    example: byId,
  }),
  documented(calls.share, {
    id: 'shareDocument',
    summary: 'Make a link by which anyone can read a document',
    example: byId,
    fails: [404],
    limits: ['shareByAccount'],
  }),
  documented(calls.readShared, {
    id: 'readShared',
    summary: 'Read a document that its owner shared',
    example: byKey,
    headers: [],
    fails: [404],
    limits: ['sharedByCaller'],
  }),
  documented(files.printShared, {
    id: 'printShared',
    summary: 'Print a document that its owner shared',
    example: byKey,
    fails: [404],
    limits: ['sharedByCaller'],
  }),
  documented(files.sharedLogo, {
    ...LOGO,
    id: 'readSharedLogo',
    summary: "Read the dealer's logo that a shared document bears",
    example: byKey,
    limits: ['sharedByCaller'],
  }),
  documented(calls.unshare, {
    id: 'unshareDocument',
    summary: 'Revoke every link to a document',
    example: byId,
    headers: [],
    fails: [404],
  }),
  documented(calls.verify, {
    id: 'verifyChecksum',
    summary: 'Tell what the checksum on a document stands for',
    example: byChecksum,
    fails: [404],
    limits: ['verifyByCaller'],
  }),
  documented(calls.verifyFile, {
    id: 'verifyFile',
    summary: 'Tell whether a printed document is as it was made',
    example: { file: ownValues.file },
    fails: [404],
    limits: ['verifyByCaller'],
  }),
  documented(files.verifiedLogo, {
    ...LOGO,
    id: 'readVerifiedLogo',
    summary: "Read the dealer's logo that a verified document bears",
    example: byChecksum,
    limits: ['verifiedLogoByCaller'],
  }),
  documented(sampleReport, {
    id: 'readSampleReport',
    summary: 'Read a complete report of a demonstration vehicle',
    fails: [404],
    limits: ['sampleByCaller'],
  }),
  documented(sampleSticker, {
    id: 'readSampleSticker',
    summary: 'Read a complete sticker of a demonstration vehicle',
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
