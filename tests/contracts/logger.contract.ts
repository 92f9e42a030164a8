import { describe, expect, it } from 'vitest';
import type { Logger } from '#ports/logger.ts';

/** A logger whose entries can be read. */
export interface LoggerWorld {
  readonly logger: Logger;
  /** The log entries, oldest first. */
  written(): readonly { readonly level: 'warn' | 'error'; readonly message: string; readonly details: unknown }[];
}

/** Defines the contract tests of every logger. */
export function loggerContract(name: string, openWorld: () => LoggerWorld): void {
  describe(`logger: ${name}`, () => {
    it('logs the message, level and details', () => {
      const { logger, written } = openWorld();

      logger.warn('A stored value was discarded.', { key: 'account' });
      logger.error('The response does not match the schema.', { endpoint: '/api/decode' });

      expect(written()).toEqual([
        { level: 'warn', message: 'A stored value was discarded.', details: { key: 'account' } },
        { level: 'error', message: 'The response does not match the schema.', details: { endpoint: '/api/decode' } },
      ]);
    });

    it('accepts missing details and circular references', () => {
      const { logger, written } = openWorld();
      const circle: Record<string, unknown> = {};
      circle.self = circle;

      logger.warn('Short.');
      logger.error('Round.', circle);

      expect(written().map(({ message }) => message)).toEqual(['Short.', 'Round.']);
    });
  });
}
