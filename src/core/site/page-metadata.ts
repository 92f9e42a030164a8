import { recordFrom, textFrom } from '../payload/payload-fields.ts';

/** The metadata of a content page. Source: specification, sections 3 and 9 (CNT-06). */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  /** JSON that is safe inside a script element. */
  readonly structuredData: string | null;
}

/** The defaults for texts that a page omits. Source: specification, section 9 (CNT-06). */
export const DEFAULT_METADATA = {
  title: 'Default Title',
  description: 'Default Description',
  keywords: 'Default Keywords',
} as const satisfies Partial<PageMetadata>;

/**
 * Reads the metadata of a page from its `meta` block; missing or blank text is replaced with the default.
 *
 * Source: specification, section 9 (CNT-06).
 *
 * @example
 * pageMetadataFrom({ title: 'Recall check' }).description; // 'Default Description'
 */
export function pageMetadataFrom(meta: unknown): PageMetadata {
  const fields = recordFrom(meta) ?? {};
  return {
    title: textFrom(fields.title) ?? DEFAULT_METADATA.title,
    description: textFrom(fields.description) ?? DEFAULT_METADATA.description,
    keywords: textFrom(fields.keywords) ?? DEFAULT_METADATA.keywords,
    canonical: textFrom(fields.canonicalURL),
    robots: textFrom(fields.metaRobots),
    structuredData: serialized(fields.structuredData),
  };
}

function serialized(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  // Escaped so that "</script>" inside a text cannot close the element; the JSON is equivalent.
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
