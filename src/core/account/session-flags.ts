/** What the screens know of a visit besides the person. Source: specification, section 3, "Helpers state" (ACC-18). */
export interface SessionFlags {
  /** Whether the person trades with vehicles. */
  readonly isDealer: boolean;
  /** Whether the visit is to the Spanish host (specification, section 6). */
  readonly gsp: boolean;
  /** Whether the sticker popup is open. */
  readonly showPopup: boolean;
  /** What the site settings tell of the visitor's address; its shape is the origin's own. */
  readonly ipData: unknown;
}

/** The flags a visit starts with (specification, section 3). */
export const INITIAL_SESSION_FLAGS: SessionFlags = { isDealer: false, gsp: false, showPopup: false, ipData: null };
