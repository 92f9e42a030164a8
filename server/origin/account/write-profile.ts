import type { ProfileRow } from '../kernel/db/people-rows.ts';
import type { OriginTransaction } from '../kernel/db/schema.ts';

/** An empty profile. */
export const emptyProfile: Omit<ProfileRow, 'user_id'> = {
  phone: '',
  unit: '',
  no_of_employees: 0,
  state: '',
  city: '',
  address: '',
  company_name: '',
  company_website: '',
  instagram: '',
  facebook: '',
  twitter: '',
  country: '',
  pincode: '',
  tax_id: '',
};

/** New details of a user; `undefined` fields remain unchanged. */
export type ProfileChanges = { readonly [Name in keyof typeof emptyProfile]?: ProfileRow[Name] | undefined };

/** Updates the details of a user. */
export async function writeProfile(trx: OriginTransaction, userId: string, changes: ProfileChanges): Promise<void> {
  await trx
    .insertInto('profiles')
    .values({ user_id: userId, ...emptyProfile })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await trx
    .updateTable('profiles')
    .set({ user_id: userId, ...changes })
    .where('user_id', '=', userId)
    .execute();
}
