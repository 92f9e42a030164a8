import type { Report } from '../report/report.ts';
import type { Sticker } from '../sticker/sticker.ts';

/** Which kind of document it is. */
export type DocumentKind = 'report' | 'sticker';

/** A document as anyone reads it who has the link; nothing in it tells of its owner. */
export type SharedDocument =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'sticker'; readonly sticker: Sticker };

/** A link by which anyone can read a document. It is told this once. */
export interface SharedLink {
  readonly key: string;
  /** The whole address, such as `https://vinport.example/shared/…`. */
  readonly address: string;
}
