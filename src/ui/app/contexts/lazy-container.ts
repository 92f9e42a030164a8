import { createContext } from 'react';
import type { VinportContainer } from '#composition/create-container.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';

/** A container that the browser loads on first use: a page that is only read never loads the business rules. */
export interface LazyContainer {
  /** Returns the container, and loads it if it is not loaded yet. */
  open(): Promise<VinportContainer>;
  /** Calls the listener once the container is loaded, without loading it. Returns a function that stops listening. */
  whenOpened(listener: (container: VinportContainer) => void): () => void;
  /** Passes the container the site settings that the server loaded for this page, so that it does not load them again. */
  handOver(site: SiteSettings, loadedAt: number): void;
}

/** The context that provides the container to components: `<ContainerContext value={lazyContainer}>`. */
export const ContainerContext = /* @__PURE__ */ createContext<LazyContainer | null>(null);
