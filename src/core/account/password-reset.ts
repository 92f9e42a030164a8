/** The secret of the mailed link, and the password that was chosen. */
export interface PasswordReset {
  readonly linkToken: string;
  readonly newPassword: string;
}
