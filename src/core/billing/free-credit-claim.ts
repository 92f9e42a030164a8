/** The kinds of credit that compensate for a failed generation. */
export type FreeCreditKind = 'vhr' | 'sticker';

/** The data sent to the origin after a failed generation (specification, section 7, "Free-credit grant"). */
export interface FreeCreditClaim {
  readonly vin: string;
  /** The screen or component that requested the document. */
  readonly source: string;
  /** The kind of request, such as `sticker` or `classic-sticker`. */
  readonly searchType: string;
  readonly errorMessage: string;
  readonly creditType: FreeCreditKind;
}
