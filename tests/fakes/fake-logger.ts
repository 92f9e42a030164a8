import type { Logger } from '#ports/logger.ts';

/** One thing that was written down. */
export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A logger that can be asked what it was told, oldest first. */
export interface FakeLogger extends Logger {
  readonly entries: readonly LogEntry[];
}

/**
 * Makes a logger that collects what it is told.
 *
 * @example
 * const logger = createFakeLogger();
 * logger.warn('A kept value was dropped.', { key: 'account' });
 * logger.entries[0]?.details; // { key: 'account' }
 */
export function createFakeLogger(): FakeLogger {
  const entries: LogEntry[] = [];
  return {
    entries,
    warn: (message, details = {}) => {
      entries.push({ level: 'warn', message, details });
    },
    error: (message, details = {}) => {
      entries.push({ level: 'error', message, details });
    },
  };
}
