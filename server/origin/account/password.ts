import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** Hashes a password for keeping, as `argon2id$salt$tag` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...COST, message: password, nonce });
  return ['argon2id', nonce.toString('base64url'), tag.toString('base64url')].join('$');
}

/**
 * Whether a password is the one that was hashed. Without a hash the same work is done and the answer is no, so that
 * the time taken does not tell whether an account exists.
 */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const [, salt, expected] = (hash ?? NOBODY).split('$');
  if (salt === undefined || expected === undefined) return false;
  const tag = await derive('argon2id', { ...COST, message: password, nonce: Buffer.from(salt, 'base64url') });
  const kept = Buffer.from(expected, 'base64url');
  return hash !== null && kept.length === tag.length && timingSafeEqual(kept, tag);
}

const NOBODY = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;
