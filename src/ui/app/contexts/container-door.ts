import { createContext } from 'react';
import type { VinportContainer } from '#composition/create-container.ts';
import type { SiteSettings } from '#core/site/site-settings.ts';

/**
 * The way to the container. In a browser it is fetched when it is first needed: a page that is only read needs none of
 * the rules.
 */
export interface ContainerDoor {
  open(): Promise<VinportContainer>;
  /** Tells once it is open, without opening it; answers how to stop listening. */
  whenOpened(listener: (container: VinportContainer) => void): () => void;
  /** The settings that the server has loaded for this page, for the container to begin with. */
  handOver(site: SiteSettings, loadedAt: number): void;
}

/** Where components find the way to the container; it is its own provider: `<ContainerContext value={door}>`. */
export const ContainerContext = /* @__PURE__ */ createContext<ContainerDoor | null>(null);
