import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** The host may close an idle connection at the moment that it is used again; reading once more does no harm. */
const RECONNECTING = { maxRetries: 2 };

/** The letters to an address as the test site shows them, the newest first; of another product by its origin. */
export async function emailsTo(request: APIRequestContext, email: string, origin = ''): Promise<readonly string[]> {
  const outbox = await (await request.get(`${origin}/dev/outbox`, RECONNECTING)).text();
  return outbox.split('<article').filter((message) => message.includes(email));
}

/** The way that the newest letter of its kind leads, once it has come; a link that is known is not waited for. */
export async function emailedPath(
  request: APIRequestContext,
  email: string,
  way: string,
  origin?: string,
): Promise<string> {
  const link = new RegExp(`${way}/[\\w.-]*[\\w-]`);
  let found = '';
  await expect
    .poll(async () => {
      const emails = await emailsTo(request, email, origin);
      found = emails.map((message) => link.exec(message)?.[0] ?? '').find((path) => path !== '') ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
