import type { Container } from 'inversify';
import type { BindingMap } from './binding-map.ts';
import { service } from './service.ts';

/** What every container has for itself: the world is handed in as it is, and a lifetime ends with its container. */
type Fixed = 'world' | 'lifetime';

/** Answers what the container has under a name. */
export type Get = <Name extends keyof BindingMap>(name: Name) => BindingMap[Name];

/**
 * Pieces of your own in place of Vinport's, by their names in the {@link BindingMap}. Each is made once, when it is
 * first asked for, from whatever else the container has.
 */
export type Replacements = {
  readonly [Name in Exclude<keyof BindingMap, Fixed>]?: (get: Get) => BindingMap[Name];
};

/** Puts pieces of one's own in place of what the modules have bound. */
export function replaceIn(container: Container, replacements: Replacements): void {
  const get: Get = (name) => container.get(service(name));
  function replace<Name extends keyof Replacements>(name: Name, make: (get: Get) => BindingMap[Name]): void {
    container.rebind(service(name)).toDynamicValue(() => make(get));
  }
  let name: keyof Replacements;
  for (name in replacements) {
    const make = replacements[name];
    if (make !== undefined) replace(name, make);
  }
}
