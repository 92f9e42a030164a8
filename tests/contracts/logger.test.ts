import { vi } from 'vitest';
import { consoleLogger } from '#adapters/system/console-logger.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';
import { loggerContract } from './logger.contract.ts';

loggerContract('the fake', () => {
  const logger = createFakeLogger();
  return { logger, written: () => logger.entries };
});

loggerContract('the console', () => {
  const calls = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map((spy) =>
    spy.mockReset().mockImplementation(() => undefined),
  );
  return {
    logger: consoleLogger,
    written: () =>
      calls.flatMap((spy, index) =>
        spy.mock.calls.map(([message, details]) => ({
          level: index === 0 ? ('warn' as const) : ('error' as const),
          message: String(message),
          details,
        })),
      ),
  };
});
