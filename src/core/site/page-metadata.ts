import { recordFrom, textFrom } from '../payload/payload-fields.ts';

/** What a content page tells machines of itself. Source: specification, sections 3 and 9 (CNT-06). */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly canonical: string | null;
  readonly robots: string | null;
  /** JSON, safe to stand inside a script element. */
  readonly structuredData: string | null;
}

/** What stands in for texts that a page leaves out. Source: specification, section 9 (CNT-06). */
export const DEFAULT_METADATA = {
  title: 'Default Title',
  description: 'Default Description',
  keywords: 'Default Keywords',
} as const satisfies Partial<PageMetadata>;

/**
 * Reads the metadata of a page from its `meta` block; text that is missing or blank gives way to the default.
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
  // Escaped, "</script>" inside a text cannot end the element that holds it; as JSON it says the same.
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
