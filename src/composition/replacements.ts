import type { BindingMap } from './bindings.ts';

/** Returns the container's service with this name. */
export type Get = <Name extends keyof BindingMap>(name: Name) => BindingMap[Name];

/**
 * Your own services that replace Vinport's, by their names in the {@link BindingMap}. Each is created once, on first
 * use, and can use the container's other services.
 */
export type Replacements = {
  readonly [Name in Exclude<keyof BindingMap, 'world' | 'lifetime'>]?: (get: Get) => BindingMap[Name];
};
