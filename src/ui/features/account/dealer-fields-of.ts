import type { UserProfile } from '#core/account/user-profile.ts';
import type { DealerFields } from './dealer-schema.ts';

/** Returns the dealer form's fields that the account already contains. */
export function dealerFieldsOf(user: UserProfile): DealerFields {
  const { id, email, kind, profileImage, unit, pincode, employeeCount, taxId, ...known } = user;
  return { ...known, taxId: taxId ?? '', employeeCount: employeeCount === 0 ? '' : String(employeeCount) };
}
