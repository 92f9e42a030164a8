import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { errAsync, ResultAsync } from 'neverthrow';
import pLimit from 'p-limit';
import type { OriginError } from '../kernel/origin-context.ts';

const derive = promisify(argon2);
// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Half of Node's four worker threads; the others remain free for file system and DNS lookups. */
const AT_ONCE = 2;
/** At about 30 ms per task, the last one in the queue waits about a second. */
const LONGEST_QUEUE = 64;
const atWork = pLimit(AT_ONCE);

/**
 * Runs expensive password work in a queue, or rejects it when the queue is full. A flood of sign-ins fills only this
 * queue; other requests are not affected.
 */
export function inPasswordQueue<Value>(work: () => Promise<Value>): ResultAsync<Value, OriginError> {
  if (atWork.pendingCount >= LONGEST_QUEUE) return errAsync({ code: 'too-many', retryAfterMs: 5_000 });
  return ResultAsync.fromSafePromise(atWork(work));
}

/** Returns a password hash for storage, as `argon2id$salt$tag` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: password, nonce });
  return ['argon2id', nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

/** Hash for accounts without a password, such as before the first one is chosen: no password matches it. */
export const NO_PASSWORD = `argon2id$${Buffer.alloc(16).toString('base64url')}$`;

/**
 * Returns whether a password matches a hash. Without a hash it does the same work and returns `false`, so that the time
 * taken does not reveal whether an account exists.
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (hash ?? NO_PASSWORD).split('$');
  const tag = await derive('argon2id', { ...COST, message: password, nonce: Buffer.from(salt, 'base64url') });
  const stored = Buffer.from(expected, 'base64url');
  return stored.length === tag.length && timingSafeEqual(stored, tag);
}
