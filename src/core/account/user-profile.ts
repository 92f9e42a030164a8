import { numberFrom, type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';
import type { User, UserKind } from '../person/user.ts';

/**
 * A person with all their profile details. Empty text means that a detail was never provided. The token is not one of
 * these fields: it is in `Account` and its cookie, and is not persisted in storage.
 *
 * Source: specification, section 3 (ACC-07, ACC-16).
 */
export interface UserProfile extends User {
  /** The path of the picture, or the picture itself as a data URL. */
  readonly profileImage: string;
  /** The path of a dealer's own logo; empty if there is none. */
  readonly dealerLogo: string;
  readonly phone: string;
  readonly companyName: string;
  readonly companyWebsite: string;
  readonly country: string;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  /** The apartment, suite or unit number of the address. */
  readonly unit: string;
  readonly pincode: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly twitter: string;
  readonly employeeCount: number;
  /** The tax ID of a dealer's company, for invoices; `null` if the origin stores none. */
  readonly taxId: string | null;
}

/**
 * The profile fields that people may change: all except their identity, the account kind and the pictures.
 *
 * Source: specification, section 7 (ACC-07).
 */
export type ProfileDetails = Omit<UserProfile, 'id' | 'kind' | 'profileImage' | 'dealerLogo'>;

/** The result of a profile update. */
export interface ProfileUpdate {
  /** The address that replaces the old one after confirmation; `null` if no change was requested. */
  readonly unconfirmedEmail: string | null;
}

/**
 * Returns only the details of a profile, without any other fields.
 *
 * @example
 * const details = (profile: UserProfile) => profileDetails(profile).city;
 */
export function profileDetails({ id, kind, profileImage, dealerLogo, ...details }: UserProfile): ProfileDetails {
  return details;
}

/**
 * Returns a profile that contains only a name and an email address.
 *
 * @example
 * bareProfile({ id: '7', email: 'user@demo.vinport.example', first: '', last: '', kind: 'user' }).employeeCount; // 0
 */
export function bareProfile(user: User): UserProfile {
  return { ...userProfileOf({ ...user }), ...user };
}

/** The fields of a payload that identifies a person; other fields may have any value. */
export interface UserProfileFields extends PayloadRecord {
  readonly id: string;
  readonly email: string;
}

/**
 * Reads a profile from a payload with the origin's field names; returns `null` if it does not identify a person (ID and
 * email).
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
 * Reads the profile from a payload that identifies a person.
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
 * Reads the number of employees of a company as an integer; returns 0 for invalid values.
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
