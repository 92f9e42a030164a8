import * as z from 'zod';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';

const documentSchema = z.record(z.string(), z.unknown());

/** Parses a stored document. */
export function storedDocument(document: string): PayloadRecord {
  return documentSchema.parse(JSON.parse(document));
}
