/** A letter to the support team of a site. */
export interface ContactMail {
  /** May be empty. */
  readonly name: string;
  /** Where the answer goes. */
  readonly email: string;
  readonly message: string;
}
