import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '../../db/shop-rows.ts';
import type { OriginContext } from '../../origin-context.ts';

const ONE_DAY_MS = 24 * 60 * 60 * 1_000;
const SECRET_NAME = 'custom-data';

/** How long the payment of an order may be completed, in milliseconds from when it was placed. */
export const PAYABLE_FOR_MS = ONE_DAY_MS;

/** Signs the words by which the one who placed an order, and nobody else, may go on with its payment. */
export function signOrder(secret: string, { id, created_at }: Pick<OrderRow, 'id' | 'created_at'>): string {
  const words = `${id}.${created_at + PAYABLE_FOR_MS}`;
  return `${words}.${signatureOf(secret, words)}`;
}

/** The order that words were signed for; `null` where they were not, or have expired. */
export function orderInSignedWords(secret: string, text: string, now: number): string | null {
  const [id = '', until = '', signature = ''] = text.split('.');
  const expected = Buffer.from(signatureOf(secret, `${id}.${until}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && now < Number(until) ? id : null;
}

/** The secret that orders are signed with. The first host that needs it makes it; all others read the same. */
export async function orderSecret({ db }: Pick<OriginContext, 'db'>): Promise<string> {
  const query = db.selectFrom('server_secrets').select('value').where('name', '=', SECRET_NAME);
  const known = await query.executeTakeFirst();
  if (known) return known.value;
  await db
    .insertInto('server_secrets')
    .values({ name: SECRET_NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await query.executeTakeFirstOrThrow()).value;
}

function signatureOf(secret: string, words: string): string {
  return createHmac('sha256', secret).update(words).digest('base64url');
}
