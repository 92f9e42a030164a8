import type { signUpCalls } from '#contract/account/sign-up.ts';
import { requestEmail } from '../kernel/email/request-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, RequestDetails, Verb } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';

/** Handles a request for a password link. The response and its time are the same for any address. */
export const resetPassword: Verb<typeof signUpCalls.resetPassword, OriginContext, [RequestDetails]> = async (
  ctx,
  { email },
  { clues },
) => {
  const allowed = await limitCalls(ctx, [{ limit: 'resetPasswordByAccount', by: email }]);
  return allowed.asyncMap(async () => {
    await requestEmail(ctx, { purpose: 'set-password', email, site: await siteAddress(ctx, clues) });
    return { status: 'success' } as const;
  });
};
