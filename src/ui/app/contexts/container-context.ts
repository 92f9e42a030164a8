import { createContext, type RouterContextProvider } from 'react-router';
import type { BindingMap } from '#composition/bindings.ts';
import type { LazyContainer } from './lazy-container.ts';

/** Where loaders and actions, on the server and in the browser alike, find the way to the container. */
export const containerContext = createContext<LazyContainer>();

/** What a loader or an action needs of the container, by its name. */
export async function resolveService<Name extends keyof BindingMap>(
  context: Readonly<RouterContextProvider>,
  name: Name,
): Promise<BindingMap[Name]> {
  const container = await context.get(containerContext).open();
  return container.get(name);
}
