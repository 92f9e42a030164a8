import { createContext as createReactContext } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import type { BindingMap } from '../composition/binding-map.ts';
import type { VinportContainer } from '../composition/create-container.ts';
import type { SiteSettings } from '../core/site/site-settings.ts';

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

/** Where loaders and actions, on the server and in the browser alike, find the way to the container. */
export const containerContext = createContext<ContainerDoor>();

/** Where components find it. */
export const ContainerContext = createReactContext<ContainerDoor | null>(null);

/** What a loader or an action needs of the container, by its name. */
export async function needed<Name extends keyof BindingMap>(
  context: Readonly<RouterContextProvider>,
  name: Name,
): Promise<BindingMap[Name]> {
  const container = await context.get(containerContext).open();
  return container.get(name);
}
