import type { Language } from '#core/site/host-variant.ts';
import { type LetterText, letterText } from '#origin/kernel/email/email-text.ts';

/** Carries the link by which a password is chosen. */
export function passwordLinkLetter(
  language: Language,
  { link, lastsMs }: { readonly link: string; readonly lastsMs: number },
): LetterText {
  return letterText(language, 'email-account.password-link', { link, lasts: durationText(language, lastsMs) });
}

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function durationText(language: Language, lastsMs: number): string {
  const [amount, unit] = lastsMs >= DAY_MS ? [lastsMs / DAY_MS, 'day'] : [lastsMs / MINUTE_MS, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** Tells that the password is another now. */
export function passwordChangedLetter(language: Language): LetterText {
  return letterText(language, 'email-account.password-changed');
}
