/** A person with an account. Empty text means that a detail was never provided. Source: specification, section 3. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly kind: UserKind;
}

/** The two kinds of account (specification, section 6). */
export type UserKind = 'user' | 'dealer';
