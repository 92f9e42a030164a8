import { createContext } from 'react';
import type { PageMetadata } from '#core/site/page-metadata.ts';

/** What is known of the page that is shown, beside what its screen says. */
export interface ShownPage {
  readonly siteName: string;
  /** Without query and hash, such as `https://vinport.example/plans`. */
  readonly address: string;
  /** What the CMS has written for the address; empty where it has nothing. */
  readonly metadata: Partial<PageMetadata>;
}

/** Where the head of a page finds the {@link ShownPage}. */
export const ShownPageContext = createContext<ShownPage | null>(null);
