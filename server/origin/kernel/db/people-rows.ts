import type { Language } from '#core/site/host-variant.ts';

/** What people tell of themselves beyond their name. Empty text means: never told. */
export interface ProfileRow {
  user_id: string;
  phone: string;
  unit: string;
  no_of_employees: number;
  state: string;
  city: string;
  address: string;
  company_name: string;
  company_website: string;
  instagram: string;
  facebook: string;
  twitter: string;
  country: string;
  pincode: string;
  /** VAT or other tax ID of a dealer's company, for invoices. */
  tax_id: string;
}

/** The picture of a person. As base64 it is the same on both engines. */
export interface ProfileImageRow {
  user_id: string;
  media_type: 'image/jpeg' | 'image/png' | 'image/webp';
  base64: string;
  changed_at: number;
}

/**
 * A logo of a dealer, known by a hash of its owner and its bytes. It stays as long as it is the one that is chosen, or a
 * document bears it.
 */
export interface DealerLogoRow {
  id: string;
  user_id: string;
  media_type: 'image/jpeg' | 'image/png';
  base64: string;
  /** 1 for the logo that the dealer's next document bears; each dealer has one of them at most. */
  is_current: number;
  chosen_at: number;
}

/** A link that was mailed to a person, known by the SHA-256 of its token alone. Using it removes the row. */
export interface MailedLinkRow {
  token_hash: string;
  user_id: string;
  purpose: 'set-password' | 'confirm-email' | 'confirm-deletion' | 'cancel-deletion';
  /** What the link is about, as its purpose reads it: a new e-mail address, or the words of a request. */
  detail: string;
  created_at: number;
  expires_at: number;
}

/**
 * A wish for a letter, of an address that may or may not have an account. Known and unknown addresses are written down
 * alike and looked up later, so that neither the answer nor its time tells which it was.
 */
export interface EmailRequestRow {
  id: string;
  purpose: 'set-password' | 'confirm-deletion';
  email: string;
  message: string;
  /** Where the links of the letter lead, such as `https://vinport.example`. */
  site_address: string;
  language: Language;
  requested_at: number;
}

/** A registration whose email address is not confirmed; confirming it makes the account and removes the row. */
export interface RegistrationRow {
  id: string;
  /** SHA-256 of the emailed token; `null` until the email is queued. */
  token_hash: string | null;
  email: string;
  password_hash: string;
  first: string;
  last: string;
  phone: string;
  site_address: string;
  language: Language;
  created_at: number;
  expires_at: number;
}

/** A device that a person has signed in on, known by the SHA-256 of its cookie alone. */
export interface KnownDeviceRow {
  user_id: string;
  device_hash: string;
  created_at: number;
  last_used_at: number;
}

/** An email address that an account had before, so that erasure finds what was stored under it. */
export interface EarlierEmailRow {
  user_id: string;
  email: string;
  replaced_at: number;
}

/** A deletion that its owner has confirmed; cancelling it removes the row. */
export interface DeletionRow {
  user_id: string;
  message: string;
  language: Language;
  confirmed_at: number;
  /** When the cooling-off ends. */
  erase_at: number;
  erased_at: number | null;
}

/** How often something was done lately; the key holds no personal data. */
export interface CallLimitRow {
  key: string;
  points: number;
  expires_at: number;
}
