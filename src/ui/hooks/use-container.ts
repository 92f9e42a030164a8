import { use, useContext } from 'react';
import type { VinportContainer } from '#composition/create-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';

/**
 * Returns the container, suspending the component until it is loaded. Use it for content rendered after hydration.
 *
 * @example
 * const checkRecalls = useContainer().get('checkRecallsByVin');
 */
export function useContainer(): VinportContainer {
  const lazyContainer = useContext(ContainerContext);
  if (lazyContainer === null) throw new Error('A component with rules stands outside of a ContainerContext.');
  return use(lazyContainer.open());
}
