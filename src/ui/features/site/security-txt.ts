import { hasEmailForm } from '#core/person/email-address.ts';

/** In days. Long enough for a cached copy, and far below the standard's limit of one year. */
const HOLDS_FOR_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The inputs of a site's file. */
export interface SecurityTxt {
  /** The site's origin, such as `https://vinport.example`. */
  readonly origin: string;
  /** The value from the site's settings. An invalid email address is omitted. */
  readonly supportEmail: unknown;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns the security.txt of a site: where to report vulnerabilities, with its support email address, if any, and its
 * contact page.
 *
 * Source: RFC 9116.
 */
export function securityTxt({ origin, supportEmail, now }: SecurityTxt): string {
  const address = typeof supportEmail === 'string' && hasEmailForm(supportEmail) ? [supportEmail] : [];
  const lines = [
    ...address.map((email) => `Contact: mailto:${email}`),
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now + HOLDS_FOR_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
