import { LONGEST_PASSWORD, passwordLengthProblem, SHORTEST_PASSWORD } from '#core/account/new-password.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Why a password may not be chosen, in words for the person, or `null` when it may. */
export function newPasswordProblem(password: string): string | null {
  switch (passwordLengthProblem(password)) {
    case 'password-missing':
    case 'password-short':
      return `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`;
    case 'password-long':
      return `Please choose a password of at most ${LONGEST_PASSWORD} characters.`;
    case null:
      return COMMON_PASSWORDS.has(password.toLowerCase())
        ? 'This password is one of the first that are tried. Please choose another.'
        : null;
  }
}
