import type { Result } from 'neverthrow';
import { requestEmail } from '../kernel/email/request-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { type SiteClues, siteAddress } from '../kernel/site/site-address.ts';

/** Handles a request for a password link. The response and its time are the same for any address. */
export async function resetPassword(
  ctx: OriginContext,
  email: string,
  { caller, clues }: { readonly caller: string; readonly clues: SiteClues },
): Promise<Result<{ status: 'success' }, OriginError>> {
  const allowed = await limitCalls(ctx, [
    { limit: 'resetPasswordByCaller', by: caller },
    { limit: 'resetPasswordByAccount', by: email },
  ]);
  return allowed.asyncMap(async () => {
    await requestEmail(ctx, { purpose: 'set-password', email, site: await siteAddress(ctx, clues) });
    return { status: 'success' } as const;
  });
}
