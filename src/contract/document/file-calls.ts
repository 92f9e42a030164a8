import * as z from 'zod/mini';
import { defineFileCall, nothing, query } from '../define-call.ts';
import { id } from '../fields.ts';

const PDF = ['application/pdf'];
/** The logo is printed as well as displayed and must not contain scripts. */
const LOGO = ['image/jpeg', 'image/png'];

const byId = query({ id });

/** A document by the key of its link. */
export const byKey = query({ key: z.string().check(z.minLength(1), z.maxLength(128)) });

/** A document by its checksum or by the checksum of its printed version. */
export const byChecksum = query({ checksum: z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/)) });

const printing = { method: 'GET', files: PDF } as const;
const printingForAnyone = { ...printing, by: 'anyone', identifiesSite: true } as const;
const logo = { method: 'GET', files: LOGO } as const;

/** The calls that return a document's file or the dealer's logo on it. */
export const documentFileCalls = {
  print: defineFileCall({ ...printing, path: '/api-cwa/view_pdf', by: 'signed-in', input: byId }),
  printNewestReport: defineFileCall({
    ...printing,
    path: '/api-cwa/filter-pdf',
    by: 'signed-in',
    input: query({ vin: z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(64)) }),
  }),
  logo: defineFileCall({ ...logo, path: '/api-cwa/document_logo', by: 'signed-in', input: byId }),
  sharedLogo: defineFileCall({ ...logo, path: '/api-cwa/shared_logo', by: 'anyone', input: byKey }),
  verifiedLogo: defineFileCall({ ...logo, path: '/api-cwa/verified_logo', by: 'anyone', input: byChecksum }),
  printShared: defineFileCall({ ...printingForAnyone, path: '/api-cwa/shared-pdf', input: byKey }),
  printSampleReport: defineFileCall({ ...printingForAnyone, path: '/api-cwa/sample-report-pdf', input: nothing }),
  printSampleSticker: defineFileCall({ ...printingForAnyone, path: '/api-cwa/sample-sticker-pdf', input: nothing }),
};
