import type { UserProfile } from './user-profile.ts';

/**
 * What a person tells to become a dealer. First and last name travel under two names each, `first_name` and `first`,
 * `last_name` and `last`; here they are one.
 *
 * Source: specification, section 7 (ACC-08).
 */
export type DealerRegistration = Pick<
  UserProfile,
  | 'email'
  | 'first'
  | 'last'
  | 'phone'
  | 'companyName'
  | 'companyWebsite'
  | 'city'
  | 'state'
  | 'country'
  | 'address'
  | 'instagram'
  | 'facebook'
  | 'twitter'
  | 'employeeCount'
>;

const NOT_STATED: Omit<DealerRegistration, 'email'> = {
  first: '',
  last: '',
  phone: '',
  companyName: '',
  companyWebsite: '',
  city: '',
  state: '',
  country: '',
  address: '',
  instagram: '',
  facebook: '',
  twitter: '',
  employeeCount: 0,
};

/**
 * Fills up a registration: text that was not told is empty, and the number of employees is 0.
 *
 * Source: specification, section 7 (ACC-08).
 *
 * @example
 * dealerRegistration({ email: 'dealer@demo.vinport.example' }).employeeCount; // 0
 */
export function dealerRegistration(
  stated: Pick<DealerRegistration, 'email'> & Partial<DealerRegistration>,
): DealerRegistration {
  return { ...NOT_STATED, ...stated };
}
