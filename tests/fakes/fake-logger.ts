import type { Logger } from '#ports/logger.ts';

/** A log entry. */
export interface LogEntry {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A logger with inspectable entries, the oldest first. */
export interface FakeLogger extends Logger {
  readonly entries: readonly LogEntry[];
}

/**
 * Creates a logger that collects its entries.
 *
 * @example
 * const logger = createFakeLogger();
 * logger.warn('A stored value was dropped.', { key: 'account' });
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
