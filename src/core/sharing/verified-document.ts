import type { DocumentKind } from './shared-document.ts';

/** The public data about a printed document: enough to compare it with the printout, and nothing about its owner. */
export interface VerifiedDocument {
  readonly kind: DocumentKind;
  /** The VIN, masked with asterisks except for the last six characters. */
  readonly maskedVin: string;
  /** Year, make and model; empty if unknown. */
  readonly vehicle: string;
  /** The creation time of the document, in UTC epoch milliseconds. */
  readonly createdAt: number;
  /** The dealer whose logo is printed next to the product's; omitted if there is none. */
  readonly preparedBy?: string;
  readonly demonstration: boolean;
  /** Whether the stored document still matches the checksum. */
  readonly unaltered: boolean;
  /** `file` if the bytes themselves were compared, `checksum` if the printout must be compared by eye. */
  readonly compared: 'checksum' | 'file';
}
