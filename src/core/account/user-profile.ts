import { numberFrom, type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { User, UserKind } from '../person/user.ts';

/**
 * A person with all they have told of themselves. Empty text means: never told. The token, which proves who they are,
 * is not among these fields: it stays in `Account` and its cookie, out of what is kept in storage.
 *
 * Source: specification, section 3 (ACC-07, ACC-16).
 */
export interface UserProfile extends User {
  /** Where the picture lies, or the picture itself as a data URL. */
  readonly profileImage: string;
  /** Where a dealer's own logo is read; empty where there is none. */
  readonly dealerLogo: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyWebsite: string;
  readonly country: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  /** The flat, suite or apartment within the address. */
  readonly unit: string;
  readonly pincode: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly twitter: string;
  readonly employeeCount: number;
  /** The tax ID of a dealer's company, for invoices; `null` where the origin stores none. */
  readonly taxId: string | null;
}

/**
 * What people may change of their profile: all but who they are, which kind of account it is, and the pictures.
 *
 * Source: specification, section 7 (ACC-07).
 */
export type ProfileDetails = Omit<UserProfile, 'id' | 'kind' | 'profileImage' | 'dealerLogo'>;

/** What became of new details. */
export interface ProfileUpdate {
  /** The address that takes the place of the old one once it is confirmed; `null` where none was to be changed. */
  readonly unconfirmedEmail: string | null;
}

/**
 * The details of a profile, and nothing else that may be in it.
 *
 * @example
 * const details = (profile: UserProfile) => profileDetails(profile).city;
 */
export function profileDetails({ id, kind, profileImage, dealerLogo, ...details }: UserProfile): ProfileDetails {
  return details;
}

/**
 * A profile of which only the person's name and address for mail are known.
 *
 * @example
 * bareProfile({ id: '7', email: 'user@demo.vinport.example', first: '', last: '', kind: 'user' }).employeeCount; // 0
 */
export function bareProfile(user: User): UserProfile {
  return {
    ...user,
    profileImage: '',
    dealerLogo: '',
    phone: '',
    companyName: '',
    companyWebsite: '',
    country: '',
    city: '',
    state: '',
    address: '',
    unit: '',
    pincode: '',
    instagram: '',
    facebook: '',
    twitter: '',
    employeeCount: 0,
    taxId: null,
  };
}

/** The fields of a payload that names a person; the others may hold anything. */
export interface UserProfileFields extends PayloadRecord {
  readonly id: string;
  readonly email: string;
}

/**
 * Reads a profile from a payload as the origin names its fields; `null` where it names no person (id and email).
 *
 * Source: specification, section 3 (ACC-16).
 *
 * @example
 * userProfileFrom({ id: 7, email: 'user@demo.vinport.example', company_name: 'Vinport' })?.companyName; // 'Vinport'
 */
export function userProfileFrom(payload: unknown): UserProfile | null {
  const fields = recordFrom(payload) ?? {};
  const id = textFrom(fields.id);
  const email = textFrom(fields.email);
  return id === null || email === null ? null : userProfileOf({ ...fields, id, email });
}

/**
 * Reads the profile of a payload that names a person.
 *
 * @example
 * userProfileOf({ id: '7', email: 'user@demo.vinport.example', city: 'London' }).city; // 'London'
 */
export function userProfileOf(fields: UserProfileFields): UserProfile {
  const text = (name: string) => textFrom(fields[name]) ?? '';
  return {
    id: fields.id,
    email: fields.email,
    first: text('first'),
    last: text('last'),
    kind: kindFrom(fields.user_type),
    profileImage: text('profile_image'),
    dealerLogo: text('dealer_logo'),
    phone: text('phone'),
    companyName: text('company_name'),
    companyWebsite: text('company_website'),
    country: text('country'),
    city: text('city'),
    state: text('state'),
    address: text('address'),
    unit: text('unit'),
    pincode: text('pincode'),
    instagram: text('instagram'),
    facebook: text('facebook'),
    twitter: text('twitter'),
    employeeCount: employeeCountFrom(fields.no_of_employees),
    taxId: typeof fields.tax_id === 'string' ? fields.tax_id.trim() : null,
  };
}

/**
 * Reads how many people a company employs: a whole number, 0 where nothing sensible is told.
 *
 * @example
 * employeeCountFrom('12'); // 12
 */
export function employeeCountFrom(value: unknown): number {
  const count = numberFrom(value) ?? 0;
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function kindFrom(value: unknown): UserKind {
  return value === 'dealer' ? 'dealer' : 'user';
}
