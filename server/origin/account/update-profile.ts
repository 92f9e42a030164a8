import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod';
import { inTransaction } from '../kernel/db/in-transaction.ts';
import { limitCalls } from '../kernel/limits/limit-calls.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { type SiteClues, siteAddress } from '../kernel/site/site-address.ts';
import { requireElevated } from './confirm-password.ts';
import { emailInput, employeesInput, lineInput, webInput } from './person-input.ts';
import { queueEmailConfirmation } from './queue-email-confirmation.ts';
import { writeProfile } from './write-profile.ts';

/** Fields of POST /api/user/update-profile. What is left out stays as it is. */
export const updateProfileInput = z.object({
  email: emailInput.optional(),
  phone: lineInput(40).optional(),
  unit: lineInput(40).optional(),
  no_of_employees: employeesInput.optional(),
  state: lineInput(100).optional(),
  city: lineInput(100).optional(),
  address: lineInput(300).optional(),
  first: lineInput(100).optional(),
  last: lineInput(100).optional(),
  company_name: lineInput(200).optional(),
  instagram: webInput.optional(),
  facebook: webInput.optional(),
  twitter: webInput.optional(),
  company_website: webInput.optional(),
  country: lineInput(100).optional(),
  pincode: lineInput(20).optional(),
  /** Ours: the tax ID of a dealer's company, for invoices. */
  tax_id: lineInput(40).optional(),
});

/** The answer to a profile that was kept. */
export interface UpdateProfileAnswer {
  readonly status: 'success';
  /** The address that has to be confirmed by the letter sent there before it takes the place of the old one. */
  readonly unconfirmed_email?: string;
}

/**
 * Saves new details of the signed-in person. A new email address needs the password to be confirmed first, and replaces
 * the old one once the link that is sent there is used. The answer is the same for an address that has an account.
 */
export async function updateProfile(
  ctx: SignedInContext,
  { email, first, last, ...profile }: z.infer<typeof updateProfileInput>,
  { token, clues }: { readonly token: string; readonly clues: SiteClues },
): Promise<Result<UpdateProfileAnswer, OriginError>> {
  const user = await ctx.db.selectFrom('users').select('email').where('id', '=', ctx.userId).executeTakeFirstOrThrow();
  const newEmail = email === undefined || email === user.email ? null : email;
  if (newEmail !== null) {
    const elevated = await requireElevated(ctx, token);
    if (elevated.isErr()) return err(elevated.error);
    const allowed = await limitCalls(ctx, [{ limit: 'changeEmailByAccount', by: ctx.userId }]);
    if (allowed.isErr()) return err(allowed.error);
  }
  const site = await siteAddress(ctx, clues);
  return inTransaction(ctx.db, async (trx) => {
    if (newEmail !== null) {
      await queueEmailConfirmation(ctx, trx, { oldEmail: user.email, newEmail, site });
    }
    await trx.updateTable('users').set({ id: ctx.userId, first, last }).where('id', '=', ctx.userId).execute();
    await writeProfile(trx, ctx.userId, profile);
    return ok({ status: 'success', ...(newEmail !== null && { unconfirmed_email: newEmail }) });
  });
}
