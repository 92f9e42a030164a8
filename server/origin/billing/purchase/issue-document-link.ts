import { newSecret, secretHash } from '#origin/account/token.ts';
import { insertRow } from '#origin/kernel/db/rows.ts';
import type { OriginTransaction } from '#origin/kernel/db/schema.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

const NINETY_DAYS_MS = 90 * 24 * 60 * 60 * 1_000;

/**
 * Creates a private link to a delivered document, valid for 90 days. Returns its key, of which only the hash is stored.
 */
export async function issueDocumentLink(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  deliveryId: string,
): Promise<string> {
  const key = newSecret();
  await insertRow(trx, 'document_links', {
    key_hash: secretHash(key),
    delivery_id: deliveryId,
    created_at: now(),
    expires_at: now() + NINETY_DAYS_MS,
  });
  return key;
}
