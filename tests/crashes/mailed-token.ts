import { until } from './until.ts';

const MAILED_WITHIN_MS = 30_000;

/** Returns the token of the link that confirms a registration, once a host's outbox has the email. */
export async function mailedToken(addresses: readonly string[], email: string): Promise<string> {
  let token: string | undefined;
  await until(async () => {
    const outboxes = addresses.map(async (address) => (await fetch(`${address}/dev/outbox`)).text());
    const emails = (await Promise.all(outboxes)).flatMap((page) => page.split('<article'));
    const message = emails.find((text) => text.includes(email) && text.includes('/confirm-email/'));
    token = /\/confirm-email\/([\w-]{43})/.exec(message ?? '')?.[1];
    return token !== undefined;
  }, MAILED_WITHIN_MS);
  if (token === undefined) throw new Error(`${email} received no link to confirm the address.`);
  return token;
}
