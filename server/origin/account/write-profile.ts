import type { ProfileRow } from '../kernel/db/people-rows.ts';
import { insertRowOnce, updateRows } from '../kernel/db/rows.ts';
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
  await insertRowOnce(trx, 'profiles', { unique: ['user_id'], row: { user_id: userId, ...emptyProfile } });
  await updateRows(trx, 'profiles', { where: { user_id: userId }, set: { user_id: userId, ...changes } });
}
