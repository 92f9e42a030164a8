import type { Language } from '#core/site/host-variant.ts';

/** A user's profile data beyond their name. Empty text means that a value was never entered. */
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

/** A user's picture. As base64 it is stored the same way on both engines. */
export interface ProfileImageRow {
  user_id: string;
  media_type: 'image/jpeg' | 'image/png' | 'image/webp';
  base64: string;
  changed_at: number;
}

/**
 * A dealer's logo, identified by a hash of its owner and its bytes. It is retained while it is selected or used by a
 * document.
 */
export interface DealerLogoRow {
  id: string;
  user_id: string;
  media_type: 'image/jpeg' | 'image/png';
  base64: string;
  /** 1 for the logo of the dealer's next document; each dealer has at most one. */
  is_current: number;
  chosen_at: number;
}

/** A link emailed to a user, stored only as the SHA-256 of its token. Using it removes the row. */
export interface MailedLinkRow {
  token_hash: string;
  user_id: string;
  purpose: 'set-password' | 'confirm-email' | 'confirm-deletion' | 'cancel-deletion';
  /** Data that depends on the purpose: a new email address, or the text of a request. */
  detail: string;
  created_at: number;
  expires_at: number;
}

/**
 * A request for an email to an address that may or may not have an account. Known and unknown addresses are stored the
 * same way and looked up later, so that neither the response nor its time reveals whether an account exists.
 */
export interface EmailRequestRow {
  id: string;
  purpose: 'set-password' | 'confirm-deletion';
  email: string;
  message: string;
  /** Base URL of the links in the email, such as `https://vinport.example`. */
  site_address: string;
  language: Language;
  requested_at: number;
}

/** An unconfirmed registration; confirming it creates the account and removes the row. */
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

/** A device on which a user has signed in, stored only as the SHA-256 of its cookie. */
export interface KnownDeviceRow {
  user_id: string;
  device_hash: string;
  created_at: number;
  last_used_at: number;
}

/** A previous email address of an account, so that erasure finds data stored under it. */
export interface EarlierEmailRow {
  user_id: string;
  email: string;
  replaced_at: number;
}

/** A deletion confirmed by the account's owner; canceling it removes the row. */
export interface DeletionRow {
  user_id: string;
  message: string;
  language: Language;
  confirmed_at: number;
  /** End of the cooling-off period. */
  erase_at: number;
  erased_at: number | null;
}

/** A recent number of calls for rate limiting; the key contains no personal data. */
export interface CallLimitRow {
  key: string;
  points: number;
  expires_at: number;
}
