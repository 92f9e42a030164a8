/** How many characters a new password has at least. */
export const SHORTEST_PASSWORD = 8;
/** How many characters a new password has at most. */
export const LONGEST_PASSWORD = 1_024;

/** What is wrong with the length of a password. */
export type PasswordLengthProblem = 'password-missing' | 'password-short' | 'password-long';

/**
 * What is wrong with the length of a password that somebody chooses, or `null`. There are no rules about kinds of
 * characters: they make passwords harder to remember, not to guess. Whether it is one of the first that are tried, the
 * origin knows.
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
