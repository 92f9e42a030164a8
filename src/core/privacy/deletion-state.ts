/**
 * The state of an account deletion: not requested; requested, but not yet confirmed through the emailed link; or
 * confirmed, and cancelable until the account is erased.
 */
export type DeletionState =
  | { readonly state: 'none' }
  | { readonly state: 'waiting-for-confirmation' }
  | {
      readonly state: 'cooling-off';
      /** The time of the erasure, in UTC epoch milliseconds. */
      readonly eraseAt: number;
    };

/** A confirmed deletion. */
export interface ConfirmedDeletion {
  /** The time of the erasure, in UTC epoch milliseconds; the deletion can be canceled until then. */
  readonly eraseAt: number;
}
