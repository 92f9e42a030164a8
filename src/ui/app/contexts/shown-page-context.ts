import { createContext } from 'react';
import type { PageMetadata } from '#core/site/page-metadata.ts';

/** Data about the displayed page, apart from its content. */
export interface ShownPage {
  readonly siteName: string;
  /** The URL without query and hash, such as `https://vinport.example/plans`. */
  readonly address: string;
  /** The metadata from the CMS for this URL, or empty if there is none. */
  readonly metadata: Partial<PageMetadata>;
}

/** The context that provides the {@link ShownPage} to the head of a page. */
export const ShownPageContext = createContext<ShownPage | null>(null);
