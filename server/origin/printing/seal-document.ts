import { createHash } from 'node:crypto';
import type { Seal } from '../documents/engine/marks/seal.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';

/** Rises whenever a template says something else of the same snapshot; prints of before keep their own. */
const TEMPLATE_VERSION = 1;

/** What a checksum is reckoned from. */
export type SealedDocument = Pick<
  DocumentRow,
  'id' | 'kind' | 'created_at' | 'snapshot' | 'dealer_logo' | 'prepared_by'
>;

/** SHA-256 over what a document says and the template it is said by; nothing of how or when it is printed. */
export function checksumOf(
  { id, kind, created_at, snapshot, dealer_logo, prepared_by }: SealedDocument,
  template: number,
): string {
  // One without a logo keeps the checksum that it had when there were none.
  const letterhead = dealer_logo === null ? [] : [dealer_logo, prepared_by];
  return createHash('sha256')
    .update(JSON.stringify([template, kind, id, created_at, snapshot, ...letterhead]))
    .digest('hex');
}

/** Keeps a document's checksum, so that the page it names can answer for it. */
export async function sealDocument(
  { db, now }: Pick<OriginContext, 'db' | 'now'>,
  document: SealedDocument,
  address: string,
): Promise<Seal> {
  const checksum = checksumOf(document, TEMPLATE_VERSION);
  await db
    .insertInto('document_seals')
    .values({ checksum, document_id: document.id, template: TEMPLATE_VERSION, sealed_at: now() })
    .onConflict((conflict) => conflict.column('checksum').doNothing())
    .execute();
  return { checksum, address: `${address}/verify/${checksum}` };
}
