import type en from './en.json';

/** Every text of the app; English is the reference that other languages must match. */
export type Texts = typeof en;
