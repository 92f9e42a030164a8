/** The samples of a site, each a path on its own host or a URL that starts with `https://`. */
export interface SiteSamples {
  readonly report: string | null;
  readonly sticker: string | null;
  /** A picture of the sample report, for the home page. */
  readonly picture: string | null;
}

/** The value for a site without samples. */
export const NO_SAMPLES: SiteSamples = { report: null, sticker: null, picture: null };
