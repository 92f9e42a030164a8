import type { VinportContainer } from '#composition/create-container.ts';
import type { LazyContainer } from './lazy-container.ts';

/**
 * Creates the lazy container of a browser tab. It is loaded once, and again only if loading failed.
 *
 * @example
 * const lazyContainer = createLazyBrowserContainer(async () => container);
 * const opened = await lazyContainer.open();
 */
export function createLazyBrowserContainer(load: () => Promise<VinportContainer>): LazyContainer {
  let opening: Promise<VinportContainer> | null = null;
  let takeOver: ((container: VinportContainer) => void) | null = null;
  let opened: VinportContainer | null = null;
  const listeners = new Set<(container: VinportContainer) => void>();

  async function open(): Promise<VinportContainer> {
    const container = await load();
    takeOver?.(container);
    opened = container;
    for (const listener of listeners) listener(container);
    listeners.clear();
    return container;
  }

  return {
    open: () => {
      opening ??= open().catch((error: unknown) => {
        // The network failed. The next call retries.
        opening = null;
        throw error;
      });
      return opening;
    },
    whenOpened: (listener) => {
      if (opened === null) listeners.add(listener);
      else listener(opened);
      return () => listeners.delete(listener);
    },
    handOver: (site, loadedAt) => {
      takeOver = (container) => container.get('takeOverSite')(site, loadedAt);
      void opening?.then(takeOver, () => undefined);
    },
  };
}
