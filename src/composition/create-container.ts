import 'reflect-metadata';
import { Container, type ServiceIdentifier } from 'inversify';
import { Subscription } from 'rxjs';
import { type BindingMap, makers, type Parts } from './bindings.ts';
import type { Get, Replacements } from './replacements.ts';
import type { World } from './world.ts';

/** All use cases and stores of one browser tab, or of one request on a server. */
export interface VinportContainer {
  /** Returns the use case, store or gateway with this name. Each is created once, on first use. */
  get: Get;
  /** Stops everything that the container runs, such as following other tabs. */
  close(): void;
}

/**
 * Creates the container, which combines rules and adapters for the world they run in. This is the library's main entry
 * point.
 *
 * @example
 * const container = createContainer(world);
 * const result = await container.get('generateSticker')({ vin: '1HGCM82693A000001' });
 *
 * @example
 * // With a source of stickers of one's own: the rules stay what they are.
 * const container = createContainer(world, { stickers: () => stickers });
 */
export function createContainer(world: World, replacements: Replacements = {}): VinportContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  const lifetime = new Subscription();
  container.bind(service('world')).toConstantValue(world);
  container.bind(service('lifetime')).toConstantValue(lifetime);
  const get: Get = (name) => container.get(bound(name));

  // Bound on first use, because a request on a server needs only a few.
  function bound<Name extends keyof BindingMap>(name: Name): ServiceIdentifier<BindingMap[Name]> {
    const identifier = service(name);
    if (!container.isBound(identifier) && isMade(name)) bind(name);
    return identifier;
  }

  function bind<Name extends MadeName>(name: Name): void {
    const replacement = replacements[name];
    container.bind(service(name)).toDynamicValue(() => (replacement ? replacement(get) : makers[name](parts)));
  }

  // Each part is resolved when a binding reads it, so that no binding has to list its dependencies.
  const parts: Parts = Object.create(
    world,
    Object.fromEntries(
      [...MADE_NAMES, 'world' as const, 'lifetime' as const].map((name) => [name, { get: () => get(name) }]),
    ),
  );

  let isClosed = false;
  return {
    get: (name) => {
      if (isClosed) throw new Error('The container is closed.');
      return get(name);
    },
    close: () => {
      isClosed = true;
      lifetime.unsubscribe();
      container.unbindAll();
    },
  };
}

type MadeName = keyof typeof makers;

const isMade = (name: string): name is MadeName => Object.hasOwn(makers, name);

/** The names of all services that a container creates. */
export const MADE_NAMES = Object.keys(makers).filter(isMade);

function service<Name extends keyof BindingMap>(name: Name): ServiceIdentifier<BindingMap[Name]> {
  return Symbol.for(`vinport.${name}`);
}
