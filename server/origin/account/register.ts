import { createHash } from 'node:crypto';
import { err, ok, type Result } from 'neverthrow';
import type { signUpCalls } from '#contract/account/sign-up.ts';
import type { TakenBy } from '#contract/define-call.ts';
import { insertRow } from '../kernel/db/rows.ts';
import { enqueueJob } from '../kernel/jobs/enqueue-job.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError, RequestDetails } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';
import { ANSWER_REGISTRATION } from './answer-registration-kind.ts';
import { hashPassword, inPasswordQueue } from './password.ts';

const SEVEN_DAYS_MS = 7 * 24 * 60 * 60 * 1_000;

type Registration = TakenBy<typeof signUpCalls.register>;

/** The answer to every registration, whether or not the address has an account. */
export interface RegisterAnswer {
  readonly status: 'success';
  readonly message: 'Check your email';
}

/**
 * Stores a registration; a job emails the link that creates the account. Only the job checks whether the address has an
 * account, so that neither the response nor its time depends on it.
 */
export async function register(
  ctx: OriginContext,
  input: Registration,
  { idempotencyKey, clues }: RequestDetails,
): Promise<Result<RegisterAnswer, OriginError>> {
  const allowed = await limitCalls(ctx, [{ limit: 'registerByEmail', by: input.email }]);
  if (allowed.isErr()) return err(allowed.error);
  const site = await siteAddress(ctx, clues);
  const hash = await inPasswordQueue(() => hashPassword(input.pass));
  if (hash.isErr()) return err(hash.error);
  const id = idempotencyKey === null ? ctx.newId() : idOfRepeated(idempotencyKey, input);
  await ctx.db.transaction().execute(async (trx) => {
    const isNew = await enqueueJob(ctx, trx, { kind: ANSWER_REGISTRATION, key: id, payload: { registrationId: id } });
    if (!isNew) return;
    const { pass, ...person } = input;
    await insertRow(trx, 'registrations', {
      id,
      ...person,
      password_hash: hash.value,
      site_address: site.address,
      language: site.language,
      created_at: ctx.now(),
      expires_at: ctx.now() + SEVEN_DAYS_MS,
    });
  });
  return ok({ status: 'success', message: 'Check your email' });
}

/**
 * Returns an ID that depends on the key and fields, so that a retry after a lost response leads to the same
 * registration.
 */
function idOfRepeated(key: string, input: Registration): string {
  return createHash('sha256')
    .update(JSON.stringify([key, input]))
    .digest('base64url');
}
