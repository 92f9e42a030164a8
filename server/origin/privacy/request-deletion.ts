import type { privacyCalls } from '#contract/privacy.ts';
import { requestEmail } from '../kernel/email/request-email.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { OriginContext, RequestDetails, Verb } from '../kernel/origin-context.ts';
import { siteAddress } from '../kernel/site/site-address.ts';

/** Accepts a request to delete an account. The response and its time are the same for any address. */
export const requestDeletion: Verb<typeof privacyCalls.requestDeletion, OriginContext, [RequestDetails]> = async (
  ctx,
  { email, message },
  { clues },
) => {
  const allowed = await limitCalls(ctx, [{ limit: 'deletionByAccount', by: email }]);
  return allowed.asyncMap(async () => {
    await requestEmail(ctx, { purpose: 'confirm-deletion', email, message, site: await siteAddress(ctx, clues) });
    return { status: 'success' } as const;
  });
};
