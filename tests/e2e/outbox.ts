import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

/** The host can close an idle connection at the moment it is reused. Repeating a read is safe. */
const RECONNECTING = { maxRetries: 2 };

/** Returns the emails to an address as shown by the test site, newest first. Use `origin` for another product. */
export async function emailsTo(request: APIRequestContext, email: string, origin = ''): Promise<readonly string[]> {
  const outbox = await (await request.get(`${origin}/dev/outbox`, RECONNECTING)).text();
  return outbox.split('<article').filter((message) => message.includes(email));
}

/**
 * Returns the path linked in the newest email of a kind, waiting until one arrives. A link that was already received is
 * returned without waiting for a newer one.
 */
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
