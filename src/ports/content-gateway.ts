import type { ResultAsync } from 'neverthrow';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import type { CallOptions } from './call-options.ts';

/** The result of a CMS query: the documents in their original order and shape. */
export interface ContentDocuments {
  readonly docs: readonly PayloadRecord[];
}

/** Identifies a content page. */
export interface PageAddress {
  readonly domain: string;
  /** The path of the page. */
  readonly url: string;
}

/** The reasons why a CMS query failed: a response that was not OK, or an error. */
export type ContentError =
  | { readonly code: 'not-ok'; readonly statusText: string }
  | { readonly code: 'failed'; readonly reason: string };

/** Provides marketing content (specification, section 7, "Settings and content"). */
export interface ContentGateway {
  /** Returns the published sites of a domain by ascending `sortOrder`. */
  sites(domain: string, options?: CallOptions): ResultAsync<ContentDocuments, ContentError>;
  /** Returns the published pages of a site at a path. */
  pages(address: PageAddress, options?: CallOptions): ResultAsync<ContentDocuments, ContentError>;
}

/** A dependency on these calls of the gateway. */
export type ContentCalls<Name extends keyof ContentGateway> = { readonly contents: Pick<ContentGateway, Name> };
