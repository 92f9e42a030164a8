import { useContext, useEffect, useState } from 'react';
import type { BindingMap } from '#composition/bindings.ts';
import type { VinportContainer } from '#composition/create-container.ts';
import { ContainerContext } from '../app/contexts/container-door.ts';

/**
 * Something out of the container once anybody has opened it, and `null` before. To look does not open it, so that a page
 * that is only read loads none of the rules.
 *
 * @example
 * const account = useOpened('account');
 */
export function useOpened<Name extends keyof BindingMap>(name: Name): BindingMap[Name] | null {
  const door = useContext(ContainerContext);
  const [container, setContainer] = useState<VinportContainer | null>(null);
  useEffect(() => door?.whenOpened(setContainer), [door]);
  return container === null ? null : container.get(name);
}
