import { err, ok } from 'neverthrow';
import type { sharingCalls } from '#contract/document/sharing-calls.ts';
import { newSecret, secretHash } from '../account/token.ts';
import type { RequestDetails, SignedInContext, Verb } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';

/** Shares a document of the user with an unguessable link. Each request creates a new link. */
export const shareDocument: Verb<typeof sharingCalls.share, SignedInContext, [RequestDetails]> = async (
  ctx,
  { id },
  { clues },
) => {
  const { address } = await siteAddress(ctx, clues);
  const key = newSecret();
  // A single statement, so that a document that is deleted concurrently is not shared.
  const made = await ctx.db
    .insertInto('document_shares')
    .columns(['key_hash', 'document_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select((own) => [
          own.val(secretHash(key)).as('key_hash'),
          'documents.id',
          own.cast<number>(own.val(ctx.now()), 'bigint').as('created_at'),
        ])
        .where('documents.id', '=', id)
        .where('documents.user_id', '=', ctx.userId)
        .where('documents.revoked_by', 'is', null),
    )
    .returning('document_id')
    .executeTakeFirst();
  if (!made) return err({ code: 'not-found', message: 'There is no such document.' });
  return ok({ status: 'success', data: { key, address: `${address}/shared/${key}` } });
};

/** Revokes all links to a document of the user. The call is idempotent. */
export const unshareDocument: Verb<typeof sharingCalls.unshare, SignedInContext> = async ({ db, userId }, { id }) => {
  const revoked = await db
    .deleteFrom('document_shares')
    .where('document_id', '=', (eb) =>
      eb.selectFrom('documents').select('id').where('id', '=', id).where('user_id', '=', userId),
    )
    .returning('key_hash')
    .execute();
  return ok({ status: 'success', data: { revoked: revoked.length } });
};
