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
