/** The kinds of credit a failed generation can be made good with. */
export type FreeCreditKind = 'vhr' | 'sticker';

/** What is told to the origin when a generation failed (specification, section 7, "Free-credit grant"). */
export interface FreeCreditClaim {
  readonly vin: string;
  /** The screen or program part that wanted the document. */
  readonly source: string;
  /** What was asked for, such as `sticker` or `classic-sticker`. */
  readonly searchType: string;
  readonly errorMessage: string;
  readonly creditType: FreeCreditKind;
}
