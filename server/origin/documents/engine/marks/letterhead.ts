/** Whose logo a document bears beside ours. */
export interface Letterhead {
  /** The dealer's name; empty where nobody knows it. */
  readonly name: string;
  /** The logo as a data URL; a PNG or JPEG. */
  readonly logo: string;
}
