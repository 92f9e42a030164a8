/**
 * The main entry point of Vinport: all rules and adapters, combined for the world they run in.
 *
 * @module vinport
 */
export type { Fetch } from '#adapters/http/retrying-fetch.ts';
export type { BindingMap } from './bindings.ts';
export { createBrowserContainer } from './create-browser-container.ts';
export { createContainer, type VinportContainer } from './create-container.ts';
export { createRequestContainer, type RequestContainer, type RequestWorld } from './create-request-container.ts';
export type { Get, Replacements } from './replacements.ts';
export type { OpenAnalytics, World } from './world.ts';
