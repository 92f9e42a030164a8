import { listFrom, type PayloadRecord, recordFrom, textFrom } from '../payload/payload-fields.ts';

/** A page that can be linked to. Source: specification, section 3 (CNT-05). */
export interface PageLink {
  readonly id: string;
  readonly title: string;
  /** A path on the site, or an external http or https URL. */
  readonly url: string;
}

/** Several pages under one label; at least one. */
export interface LinkGroup {
  readonly label: string;
  readonly pages: readonly PageLink[];
}

/** One entry of a header or footer. Source: specification, section 3 (CNT-05). */
export interface MenuEntry {
  readonly id: string;
  readonly linkType: string | null;
  readonly page: PageLink | null;
  readonly linkGroup: LinkGroup | null;
}

/**
 * Reads the entries of a menu and skips entries without an ID. The page is `null` if it cannot be linked to: without ID
 * or URL, not resolved by the CMS, or with a URL that would run a script. A group without linkable pages is `null`.
 *
 * Source: specification, section 3 (CNT-05).
 *
 * @example
 * menuEntriesFrom([{ id: 1, page: { id: 2, title: 'Plans', url: '/plans' } }])[0]?.page?.url; // '/plans'
 */
export function menuEntriesFrom(value: unknown): readonly MenuEntry[] {
  return listFrom(value).flatMap((item) => {
    const entry = recordFrom(item) ?? {};
    const id = textFrom(entry.id);
    if (id === null) return [];
    return [
      { id, linkType: textFrom(entry.linkType), page: pageLinkFrom(entry.page), linkGroup: linkGroupFrom(entry) },
    ];
  });
}

function linkGroupFrom({ linkGroup }: PayloadRecord): LinkGroup | null {
  const group = recordFrom(linkGroup) ?? {};
  const pages = listFrom(group.pages)
    .map(pageLinkFrom)
    .filter((page) => page !== null);
  return pages.length === 0 ? null : { label: textFrom(group.label) ?? '', pages };
}

function pageLinkFrom(value: unknown): PageLink | null {
  const page = recordFrom(value) ?? {};
  const id = textFrom(page.id);
  const url = textFrom(page.url);
  if (id === null || url === null || !isHarmless(url)) return null;
  return { id, title: textFrom(page.title) ?? url, url };
}

function isHarmless(url: string): boolean {
  // Browsers ignore control characters in URLs; with one inside, "javascript:" would not be detected below.
  if (/\p{Cc}/u.test(url)) return false;
  return !/^[a-z][a-z0-9+.-]*:/i.test(url) || /^https?:/i.test(url);
}
