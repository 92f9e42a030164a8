import type { Language } from '#core/site/host-variant.ts';
import type { Letterhead } from './letterhead.ts';

/** The data that lets anyone verify that a print is unaltered. */
export interface Seal {
  /** SHA-256 of the document's content, as 64 hexadecimal digits. */
  readonly checksum: string;
  /** URL of the verification page, such as `https://vinport.example/verify/3f…`. */
  readonly address: string;
}

/** Options for printing a stored document. */
export interface PrintOptions {
  readonly language: Language;
  readonly seal: Seal;
  /** The dealer whose logo the document shows beside the site's. */
  readonly letterhead?: Letterhead | null;
}
