import { hasEmailForm } from '#core/person/email-address.ts';

/** Long enough for whoever keeps a copy, and far below the year that the standard sets as the limit. */
const HOLDS_FOR_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What a site's file says, and when. */
export interface SecurityTxt {
  /** Of the site, such as `https://vinport.example`. */
  readonly origin: string;
  /** As the site's settings have it; what is no address is left out. */
  readonly supportEmail: unknown;
  /** UTC epoch milliseconds. */
  readonly now: number;
}

/**
 * Where a weakness of a site is reported: its support's address, where it has one, and its contact page.
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
