/**
 * The parts that a React app needs to use Vinport's rules with its own screens: without our texts, styles or routes.
 *
 * @module vinport/react
 */
export * from './app/contexts/lazy-browser-container.ts';
export * from './app/contexts/lazy-container.ts';
export * from './hooks/use-container.ts';
export * from './hooks/use-hydrated.ts';
export * from './hooks/use-online.ts';
export * from './hooks/use-opened.ts';
export * from './hooks/use-settled.ts';
export * from './hooks/use-store.ts';
