import { ok, type Result } from 'neverthrow';
import * as z from 'zod';
import type { SignedInContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { employeesInput, lineInput, webInput } from './person-input.ts';
import { writeProfile } from './write-profile.ts';

/**
 * Fields of POST /api-cwa/dealer-register. Names come under two names each. The e-mail address is not among them: the
 * account has one, and another has to be confirmed first.
 */
export const registerDealerInput = z.object({
  first_name: lineInput(100).optional(),
  last_name: lineInput(100).optional(),
  first: lineInput(100).optional(),
  last: lineInput(100).optional(),
  phone: lineInput(40).default(''),
  company_name: lineInput(200).default(''),
  company_website: webInput.default(''),
  city: lineInput(100).default(''),
  state: lineInput(100).default(''),
  country: lineInput(100).default(''),
  address: lineInput(300).default(''),
  instagram: webInput.default(''),
  facebook: webInput.default(''),
  twitter: webInput.default(''),
  no_of_employees: employeesInput.default(0),
});

/** Makes the signed-in person a dealer, with the dealership they tell of. Twice is the same as once. */
export async function registerDealer(
  ctx: SignedInContext,
  { first_name, last_name, first, last, ...dealership }: z.infer<typeof registerDealerInput>,
): Promise<Result<{ status: 'success' }, OriginError>> {
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ user_type: 'dealer', first: first || first_name || undefined, last: last || last_name || undefined })
      .where('id', '=', ctx.userId)
      .execute();
    await writeProfile(trx, ctx.userId, dealership);
  });
  return ok({ status: 'success' });
}
