import { randomBytes } from 'node:crypto';
import { insertRowOnce } from './db/rows.ts';
import type { OriginContext } from './origin-context.ts';

/** Returns a secret of the server by name. The first host that needs it creates it; all others read the same value. */
export async function serverSecret({ db }: Pick<OriginContext, 'db'>, name: string): Promise<string> {
  const query = db.selectFrom('server_secrets').select('value').where('name', '=', name);
  const known = await query.executeTakeFirst();
  if (known) return known.value;
  await insertRowOnce(db, 'server_secrets', {
    unique: ['name'],
    row: { name, value: randomBytes(32).toString('base64url') },
  });
  return (await query.executeTakeFirstOrThrow()).value;
}
