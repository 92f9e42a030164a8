import type { Language } from '#core/site/host-variant.ts';
import type { Letterhead } from './letterhead.ts';

/** What a print bears so that anyone can ask whether it is unaltered. */
export interface Seal {
  /** SHA-256 over what the document says, as 64 hexadecimal digits. */
  readonly checksum: string;
  /** The page that answers for it, such as `https://vinport.example/verify/3f…`. */
  readonly address: string;
}

/** How a kept document is printed. */
export interface PrintOptions {
  readonly language: Language;
  readonly seal: Seal;
  /** Whose logo it bears beside ours. */
  readonly letterhead?: Letterhead | null;
}
