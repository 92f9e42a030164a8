import { recordFrom } from '../payload/payload-fields.ts';
import { type MenuEntry, menuEntriesFrom } from './menu-entry.ts';

/**
 * The content of a site from the CMS. Every part is optional: a site without content, or whose content cannot be read,
 * is an empty object.
 *
 * Source: specification, section 3, "Site (content)" (CNT-01, CNT-02).
 */
export interface SiteContent {
  readonly headers?: readonly MenuEntry[];
  readonly footers?: readonly MenuEntry[];
  /** The data for the trust rating widget, in the CMS's own shape. */
  readonly trustpilot?: unknown;
  /** Reviews, in the CMS's own shape. */
  readonly reviews?: unknown;
}

/** A site without content (specification, section 8). */
export const NO_SITE_CONTENT: SiteContent = {};

/**
 * Reads the content of a site from its document; without a document, there is no content.
 *
 * Source: specification, sections 3 and 8 (CNT-01, CNT-02).
 *
 * @example
 * siteContentFrom({ headers: [{ id: 1 }] }).headers?.length; // 1
 */
export function siteContentFrom(document: unknown): SiteContent {
  const fields = recordFrom(document);
  if (fields === null) return NO_SITE_CONTENT;
  return {
    headers: menuEntriesFrom(fields.headers),
    footers: menuEntriesFrom(fields.footers),
    trustpilot: fields.trustpilot ?? null,
    reviews: fields.reviews ?? null,
  };
}
