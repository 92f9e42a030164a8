import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { errAsync, ResultAsync } from 'neverthrow';
import pLimit from 'p-limit';
import type { OriginError } from '../kernel/origin-error.ts';

const derive = promisify(argon2);
// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Half of Node's four worker threads: files and names are looked up on the others. */
const AT_ONCE = 2;
/** At some 30 ms each, who comes last waits about a second. */
const LONGEST_QUEUE = 64;
const atWork = pLimit(AT_ONCE);

/**
 * Does slow work on passwords when it is its turn, or refuses it when too much waits already. A flood of sign-ins fills
 * this queue, and pages are served as before.
 */
export function inPasswordQueue<Value>(work: () => Promise<Value>): ResultAsync<Value, OriginError> {
  if (atWork.pendingCount >= LONGEST_QUEUE) return errAsync({ code: 'too-many', retryAfterMs: 5_000 });
  return ResultAsync.fromSafePromise(atWork(work));
}

/** Hashes a password for keeping, as `argon2id$salt$tag` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: password, nonce });
  return ['argon2id', nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

/** Stands in the place of a hash where there is no password, such as before the first was chosen: none fits. */
export const NO_PASSWORD = `argon2id$${Buffer.alloc(16).toString('base64url')}$`;

/**
 * Whether a password is the one that was hashed. Without a hash the same work is done and the answer is no, so that
 * the time taken does not tell whether an account exists.
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (hash ?? NO_PASSWORD).split('$');
  const tag = await derive('argon2id', { ...COST, message: password, nonce: Buffer.from(salt, 'base64url') });
  const stored = Buffer.from(expected, 'base64url');
  return stored.length === tag.length && timingSafeEqual(stored, tag);
}
