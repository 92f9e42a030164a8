/**
 * How far the deletion of an account has come: nobody asked for it, it was asked for and the link in the letter was not
 * opened yet, or it is confirmed and can still be called off until the account is erased.
 */
export type DeletionState =
  | { readonly state: 'none' }
  | { readonly state: 'waiting-for-confirmation' }
  | {
      readonly state: 'cooling-off';
      /** When the account will be erased, in UTC epoch milliseconds. */
      readonly eraseAt: number;
    };

/** A deletion that was confirmed. */
export interface ConfirmedDeletion {
  /** When the account will be erased, in UTC epoch milliseconds; until then it can be called off. */
  readonly eraseAt: number;
}
