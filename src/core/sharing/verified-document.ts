import type { DocumentKind } from './shared-document.ts';

/** What anyone may know of a print: enough to compare it with the one in hand, and nothing of its owner. */
export interface VerifiedDocument {
  readonly kind: DocumentKind;
  /** The VIN with all but its last six characters as asterisks. */
  readonly maskedVin: string;
  /** Year, make and model; empty where they are not known. */
  readonly vehicle: string;
  /** When the document was made, in UTC epoch milliseconds. */
  readonly createdAt: number;
  /** The dealer whose logo the print bears beside ours; left out where it bears none. */
  readonly preparedBy?: string;
  readonly demonstration: boolean;
  /** Whether the kept document still comes to the checksum. */
  readonly unaltered: boolean;
  /** `file` where the very bytes were compared, `checksum` where the print has to be compared by eye. */
  readonly compared: 'checksum' | 'file';
}
