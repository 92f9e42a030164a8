import type { ServiceIdentifier } from 'inversify';
import type { BindingMap } from './binding-map.ts';

/** The identifier under which Inversify keeps a binding; its type comes from the {@link BindingMap}. */
export function service<Name extends keyof BindingMap>(name: Name): ServiceIdentifier<BindingMap[Name]> {
  return Symbol.for(`vinport.${name}`);
}
