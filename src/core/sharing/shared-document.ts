import type { Report } from '../report/report.ts';
import type { Sticker } from '../sticker/sticker.ts';

/** The kinds of documents. */
export type DocumentKind = 'report' | 'sticker';

/** A document as shown to anyone with the link; it does not identify its owner. */
export type SharedDocument =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'sticker'; readonly sticker: Sticker };

/** A link with which anyone can read a document. It is returned only once. */
export interface SharedLink {
  readonly key: string;
  /** The full URL, such as `https://vinport.example/shared/…`. */
  readonly address: string;
}

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

/**
 * The ways to refer to a document: by ID for its owner, by the key of a link, or by the checksum on its printed
 * version.
 */
export type DocumentReference =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'checksum'; readonly checksum: string };
