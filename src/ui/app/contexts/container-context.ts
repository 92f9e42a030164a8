import { createContext, type RouterContextProvider } from 'react-router';
import type { BindingMap } from '#composition/bindings.ts';
import type { LazyContainer } from './lazy-container.ts';

/** The context through which loaders and actions get the container, both on the server and in the browser. */
export const containerContext = createContext<LazyContainer>();

/** Returns a container service by name, for a loader or an action. */
export async function resolveService<Name extends keyof BindingMap>(
  context: Readonly<RouterContextProvider>,
  name: Name,
): Promise<BindingMap[Name]> {
  const container = await context.get(containerContext).open();
  return container.get(name);
}
