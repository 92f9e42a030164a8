/** The dealer whose logo a document shows beside the site's. */
export interface Letterhead {
  /** The dealer's name; empty if unknown. */
  readonly name: string;
  /** The logo as a data URL; a PNG or JPEG. */
  readonly logo: string;
}
