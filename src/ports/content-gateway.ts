import type { ResultAsync } from 'neverthrow';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import type { CallOptions } from './call-options.ts';

/** What a query of the CMS comes to: the documents in the order in which they came, in the CMS's own shape. */
export interface ContentDocuments {
  readonly docs: readonly PayloadRecord[];
}

/** Names a content page. */
export interface PageAddress {
  readonly domain: string;
  /** The path under which it is shown. */
  readonly url: string;
}

/** Why the CMS told nothing: it answered, but not OK, or something broke on the way. */
export type ContentError =
  | { readonly code: 'not-ok'; readonly statusText: string }
  | { readonly code: 'failed'; readonly reason: string };

/** Who keeps what the marketing side says (specification, section 7, "Settings and content"). */
export interface ContentGateway {
  /** The published sites of a domain, the lowest `sortOrder` first. */
  sites(domain: string, options?: CallOptions): ResultAsync<ContentDocuments, ContentError>;
  /** The published pages of a site under a path. */
  pages(address: PageAddress, options?: CallOptions): ResultAsync<ContentDocuments, ContentError>;
}
