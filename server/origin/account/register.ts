import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { inTransaction } from '../db/in-transaction.ts';
import type { OriginTransaction } from '../db/schema.ts';
import { onceOnly } from '../idempotency.ts';
import { limitCalls } from '../limits/limit-calls.ts';
import type { OriginContext } from '../origin-context.ts';
import type { OriginError } from '../origin-error.ts';
import { type SiteAddress, type SiteClues, siteAddress } from '../site/site-address.ts';
import { type AccountAnswer, accountAnswer } from './account-answer.ts';
import { hashPassword, inPasswordQueue, passwordFits } from './password.ts';
import { emailInput, lineInput, newPasswordInput } from './person-input.ts';
import { queueOwnEmailConfirmation } from './queue-email-confirmation.ts';
import { issueToken } from './token.ts';
import { writeProfile } from './write-profile.ts';

/** Fields of POST /api-cwa/register. */
export const registerInput = z.object({
  email: emailInput,
  pass: newPasswordInput,
  phone: lineInput(40).default(''),
  first: lineInput(100).default(''),
  last: lineInput(100).default(''),
});

type Registration = z.infer<typeof registerInput>;

/** How a registration was sent, beside its fields. */
export interface RegisterCall {
  readonly idempotencyKey: string | null;
  readonly caller: string;
  /** Which site it was, for the link of the confirmation email. */
  readonly clues: SiteClues;
}

const taken: OriginError = {
  code: 'conflict',
  message: 'There is an account with this e-mail address already. Sign in, or have a link for a new password sent.',
};

/**
 * Creates an account, signed in at once, and emails a link that confirms its address. A repeat with the same key is by someone without an account who may or may
 * not be the first: the password has to prove it, and then they are signed in.
 */
export async function register(
  ctx: OriginContext,
  input: Registration,
  { idempotencyKey, caller, clues }: RegisterCall,
): Promise<Result<AccountAnswer, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'registerByCaller', by: caller }]);
  if (allowed.isErr()) return err(allowed.error);
  const hash = await inPasswordQueue(() => hashPassword(input.pass));
  if (hash.isErr()) return err(hash.error);
  const site = await siteAddress(ctx, clues);
  const person = await inTransaction(ctx.db, async (trx) => {
    const { isNew, ...known } = await addedOrKnown(ctx, trx, input, { passwordHash: hash.value, site });
    const { pass, ...request } = input;
    const once = { key: idempotencyKey, request: { call: 'register', request } };
    const first = await onceOnly({ ...ctx, userId: known.id }, trx, once, async () =>
      isNew ? ok(known.id) : err(taken),
    );
    return first.map(() => ({ ...known, isNew }));
  });
  if (person.isErr()) return err(person.error);
  const { id, isNew, password_hash } = person.value;
  if (!isNew) {
    const proven = await inPasswordQueue(() => passwordFits(input.pass, password_hash));
    if (proven.isErr()) return err(proven.error);
    if (!proven.value) return err(taken);
  }
  return ok(await accountAnswer(ctx, { userId: id, token: await issueToken(ctx, id) }));
}

async function addedOrKnown(
  ctx: OriginContext,
  trx: OriginTransaction,
  { email, first, last, phone }: Registration,
  { passwordHash, site }: { readonly passwordHash: string; readonly site: SiteAddress },
): Promise<{ id: string; password_hash: string; isNew: boolean }> {
  const added = await trx
    .insertInto('users')
    .values({
      id: ctx.newId(),
      email,
      password_hash: passwordHash,
      first,
      last,
      user_type: 'user',
      created_at: ctx.now(),
      credits_moved_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'password_hash'])
    .executeTakeFirst();
  if (added) {
    await writeProfile(trx, added.id, { phone });
    await queueOwnEmailConfirmation(ctx, trx, { userId: added.id, email, site });
    return { ...added, isNew: true };
  }
  const known = await trx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}
