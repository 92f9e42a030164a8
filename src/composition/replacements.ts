import type { BindingMap } from './bindings.ts';

/** Returns what the container has under a name. */
export type Get = <Name extends keyof BindingMap>(name: Name) => BindingMap[Name];

/**
 * Pieces of your own in place of Vinport's, by their names in the {@link BindingMap}. Each is made once, when it is
 * first asked for, from whatever else the container has.
 */
export type Replacements = {
  readonly [Name in Exclude<keyof BindingMap, 'world' | 'lifetime'>]?: (get: Get) => BindingMap[Name];
};
