import { useContext, useEffect, useState } from 'react';
import type { BindingMap } from '#composition/bindings.ts';
import type { VinportContainer } from '#composition/create-container.ts';
import { ContainerContext } from '../app/contexts/lazy-container.ts';

/**
 * Returns a service of the container once it has been opened, and `null` before. It doesn't open the container, so that
 * a page that is only read loads none of the business rules.
 *
 * @example
 * const account = useOpened('account');
 */
export function useOpened<Name extends keyof BindingMap>(name: Name): BindingMap[Name] | null {
  const lazyContainer = useContext(ContainerContext);
  const [container, setContainer] = useState<VinportContainer | null>(null);
  useEffect(() => lazyContainer?.whenOpened(setContainer), [lazyContainer]);
  return container === null ? null : container.get(name);
}
