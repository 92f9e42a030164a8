import type { Result } from 'neverthrow';
import type { TakenBy } from '#contract/define-call.ts';
import type { privacyCalls } from '#contract/privacy.ts';
import { requestEmail } from '../kernel/email/request-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { type SiteClues, siteAddress } from '../kernel/site/site-address.ts';

/** Accepts a request to delete an account. The response and its time are the same for any address. */
export async function requestDeletion(
  ctx: OriginContext,
  { email, message }: TakenBy<typeof privacyCalls.requestDeletion>,
  { caller, clues }: { readonly caller: string; readonly clues: SiteClues },
): Promise<Result<{ status: 'success' }, OriginError>> {
  const allowed = await limitCalls(ctx, [
    { limit: 'deletionByCaller', by: caller },
    { limit: 'deletionByAccount', by: email },
  ]);
  return allowed.asyncMap(async () => {
    await requestEmail(ctx, { purpose: 'confirm-deletion', email, message, site: await siteAddress(ctx, clues) });
    return { status: 'success' } as const;
  });
}
