import { expect } from 'vitest';
import { MADE_NAMES, type VinportContainer } from '#composition/create-container.ts';

/** The names of all bindings. */
export const bindingNames = [...MADE_NAMES, 'world', 'lifetime'] as const;

/** Expects that every binding can be resolved, is created once, and is disposed with the container. */
export function expectEveryBinding(container: VinportContainer): void {
  const lifetime = container.get('lifetime');
  expect(bindingNames.length).toBeGreaterThan(100);
  for (const name of bindingNames) {
    expect(container.get(name), name).toBeDefined();
    expect(container.get(name), name).toBe(container.get(name));
  }
  container.close();
  expect(lifetime.closed).toBe(true);
  expect(() => container.get('http')).toThrow();
}
