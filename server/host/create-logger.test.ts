import { expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

const TOKEN = 'WlU8HZ2921JwU5uyHqpY8EcFUTMImdRIs00kyEUP8KA';

it('SEC-10 removes secrets from messages, details and errors', () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
  const error = new Error(`No route matches URL "/reset-password/${TOKEN}"`, {
    cause: new Error('ada@people.example'),
  });
  logger.error(
    { err: error, path: `/reset-password/${TOKEN}?a=b`, url: `/documents/${TOKEN}` },
    `Failed at /x?token=short`,
  );
  logger.warn(
    { deep: { list: [`Bearer ${TOKEN}`, 'ada%40people.example'] }, requestId: 'r-1' },
    'mail to ada@people.example',
  );
  logger.info(`GET /documents/${TOKEN}`);
  const text = lines.join('');
  expect(lines).toHaveLength(3);
  expect(text).not.toMatch(/WlU8HZ|ada|people|short|a=b/);
  expect(text).toContain('"path":"/reset-password/[key]"');
  expect(text).toContain('"requestId":"r-1"');
  expect(text).toContain('create-logger.test.ts');
});
