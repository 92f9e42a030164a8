import type { OriginTransaction } from '../db/schema.ts';
import { moveCredit } from './move-credit.ts';

/** What a document is charged to. */
export interface DocumentCharge {
  readonly userId: string;
  readonly kind: 'vhr' | 'sticker';
  readonly documentId: string;
  readonly now: number;
  readonly newId: () => string;
}

/** Takes one credit of the document's kind, else a global one. Answers whether there was one to take. */
export async function chargeDocument(
  trx: OriginTransaction,
  { userId, kind, documentId, now, newId }: DocumentCharge,
): Promise<boolean> {
  const move = { user_id: userId, delta: -1, reason: 'document', reference: documentId, now };
  return (
    (await moveCredit(trx, { ...move, id: newId(), kind })) ||
    (await moveCredit(trx, { ...move, id: newId(), kind: 'global' }))
  );
}
