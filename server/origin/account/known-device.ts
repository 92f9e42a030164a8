import type { OriginDatabase, OriginTransaction } from '../kernel/db/schema.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { Device } from './device-cookie.ts';
import { secretHash } from './token.ts';

const ONE_YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Records a device on which a user has proved their identity. */
export async function rememberDevice(
  { now }: Pick<OriginContext, 'now'>,
  trx: OriginTransaction,
  { userId, device }: { readonly userId: string; readonly device: Device },
): Promise<void> {
  await trx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: secretHash(device.secret), created_at: now(), last_used_at: now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now() }))
    .execute();
}

/** Deletes known devices of a user. When a lost password is replaced, this also removes the devices of an intruder. */
export async function forgetDevices(trx: OriginDatabase, userId: string): Promise<void> {
  await trx.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

/** Deletes devices that were unused for a year. */
export async function forgetOldDevices({ db, now }: Pick<OriginContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<=', now() - ONE_YEAR_MS)
    .execute();
}
