import type { ProfileDetails } from './user-profile.ts';

/**
 * The data with which a person registers as a dealer. First and last name are each sent under two field names,
 * `first_name` and `first`, `last_name` and `last`; here each has a single field.
 *
 * Source: specification, section 7 (ACC-08).
 */
export type DealerRegistration = Omit<ProfileDetails, 'unit' | 'pincode' | 'taxId'>;

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
 * Returns a registration with defaults: missing text is empty, and the number of employees is 0.
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
