/**
 * What a React app needs to use the rules of Vinport behind screens of its own: no text, style or route of ours comes along.
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
