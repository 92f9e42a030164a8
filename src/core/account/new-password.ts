/** The minimum length of a new password, in characters. */
export const SHORTEST_PASSWORD = 8;
/** The maximum length of a new password, in characters. */
export const LONGEST_PASSWORD = 1_024;

/** The problems with the length of a password. */
export type PasswordLengthProblem = 'password-missing' | 'password-short' | 'password-long';

/**
 * Returns the problem with the length of a new password, or `null`. There are no rules about character classes: they
 * make passwords harder to remember, not harder to guess. The origin checks for common passwords.
 *
 * Source: NIST SP 800-63B, section 5.1.1; ACC-04, ACC-05 and ACC-06 leave the rule open.
 *
 * @example
 * passwordLengthProblem('short'); // 'password-short'
 */
export function passwordLengthProblem(password: string): PasswordLengthProblem | null {
  if (password === '') return 'password-missing';
  if (password.length < SHORTEST_PASSWORD) return 'password-short';
  return password.length > LONGEST_PASSWORD ? 'password-long' : null;
}

/** The secret of the emailed link and the new password. */
export interface PasswordReset {
  readonly linkToken: string;
  readonly newPassword: string;
}
