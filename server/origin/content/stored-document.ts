import * as z from 'zod';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';

const documentSchema = z.record(z.string(), z.unknown());

/** A document as its row keeps it. */
export function storedDocument(document: string): PayloadRecord {
  return documentSchema.parse(JSON.parse(document));
}
