/** An email to the support team of a site. */
export interface ContactMail {
  /** Optional; may be empty. */
  readonly name: string;
  /** The reply address. */
  readonly email: string;
  readonly message: string;
}
