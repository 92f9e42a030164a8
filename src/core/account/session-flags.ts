/**
 * The flags of a visit that screens use in addition to the signed-in person. Source: specification, section 3, "Helpers
 * state" (ACC-18).
 */
export interface SessionFlags {
  /** Whether the person is a vehicle dealer. */
  readonly isDealer: boolean;
  /** Whether the visit is to the Spanish host (specification, section 6). */
  readonly gsp: boolean;
  /** Whether the sticker popup is open. */
  readonly showPopup: boolean;
  /** The data about the visitor's IP address from the site settings; its shape is defined by the origin. */
  readonly ipData: unknown;
}

/** The initial flags of a visit (specification, section 3). */
export const INITIAL_SESSION_FLAGS: SessionFlags = { isDealer: false, gsp: false, showPopup: false, ipData: null };
