import { use, useContext } from 'react';
import type { VinportContainer } from '#composition/create-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';

/**
 * The container, once it is there; the component waits for it. For what is shown after the page has come to life.
 *
 * @example
 * const checkRecalls = useContainer().get('checkRecallsByVin');
 */
export function useContainer(): VinportContainer {
  const lazyContainer = useContext(ContainerContext);
  if (lazyContainer === null) throw new Error('A component with rules stands outside of a ContainerContext.');
  return use(lazyContainer.open());
}
