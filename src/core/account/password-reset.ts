/** The secret of the emailed link and the new password. */
export interface PasswordReset {
  readonly linkToken: string;
  readonly newPassword: string;
}
