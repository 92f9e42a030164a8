import { COMMON_PASSWORDS } from './common-passwords.ts';

const SHORTEST = 8;
const LONGEST = 1_024;

/**
 * Why a password may not be chosen, in words for the person, or `null` when it may. There are no rules about kinds of
 * characters: they make passwords harder to remember, not to guess (NIST SP 800-63B, section 5.1.1).
 */
export function newPasswordProblem(password: string): string | null {
  if (password.length < SHORTEST) return `Please choose a password of at least ${SHORTEST} characters.`;
  if (password.length > LONGEST) return `Please choose a password of at most ${LONGEST} characters.`;
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return 'This password is one of the first that are tried. Please choose another.';
  return null;
}
