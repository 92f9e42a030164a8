import type { Logger } from '#ports/logger.ts';

/** Writes to the console of the browser or the host. */
export const consoleLogger: Logger = {
  // biome-ignore lint/suspicious/noConsole: this adapter is where the console is written to
  warn: (message, details) => console.warn(message, details ?? ''),
  // biome-ignore lint/suspicious/noConsole: this adapter is where the console is written to
  error: (message, details) => console.error(message, details ?? ''),
};
