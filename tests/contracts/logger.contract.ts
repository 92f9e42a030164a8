import { describe, expect, it } from 'vitest';
import type { Logger } from '#ports/logger.ts';

/** A logger whose book can be opened. */
export interface LoggerWorld {
  readonly logger: Logger;
  /** What was written down, oldest first. */
  written(): readonly { readonly level: 'warn' | 'error'; readonly message: string; readonly details: unknown }[];
}

/** What every logger has to do. */
export function loggerContract(name: string, openWorld: () => LoggerWorld): void {
  describe(`logger: ${name}`, () => {
    it('writes down what it is told, how grave it is, and the details', () => {
      const { logger, written } = openWorld();

      logger.warn('A kept value was dropped.', { key: 'account' });
      logger.error('The answer does not fit.', { endpoint: '/api/decode' });

      expect(written()).toEqual([
        { level: 'warn', message: 'A kept value was dropped.', details: { key: 'account' } },
        { level: 'error', message: 'The answer does not fit.', details: { endpoint: '/api/decode' } },
      ]);
    });

    it('needs no details, and does not stumble over a circle', () => {
      const { logger, written } = openWorld();
      const circle: Record<string, unknown> = {};
      circle.self = circle;

      logger.warn('Short.');
      logger.error('Round.', circle);

      expect(written().map(({ message }) => message)).toEqual(['Short.', 'Round.']);
    });
  });
}
