import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const now = Date.parse('2026-01-15T12:00:00Z');
const textOf = (supportEmail: unknown) => securityTxt({ origin: 'https://vinport.example', supportEmail, now });

describe('security.txt', () => {
  it('lists the support email address, then the contact page, with all fields required by RFC 9116', () => {
    expect(textOf('support@vinport.example')).toBe(
      [
        'Contact: mailto:support@vinport.example',
        'Contact: https://vinport.example/contact',
        'Expires: 2026-04-15T12:00:00.000Z',
        'Preferred-Languages: en, es',
        'Canonical: https://vinport.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([undefined, null, '', 'nobody', 'a@b.example\nCanonical: https://evil.example'])(
    'lists only the contact page if %j is not an email address',
    (supportEmail) => {
      const contacts = textOf(supportEmail)
        .split('\n')
        .filter((line) => /^(Contact|Canonical)/.test(line));
      expect(contacts).toEqual([
        'Contact: https://vinport.example/contact',
        'Canonical: https://vinport.example/.well-known/security.txt',
      ]);
    },
  );
});
