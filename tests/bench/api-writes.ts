import { DatabaseSync } from 'node:sqlite';
import { hashPassword, inPasswordQueue, passwordFits } from '#origin/account/password.ts';
import type { Figure } from './benchmark.ts';
import { type LoadResult, type LoadTurn, load } from './load.ts';
import { formFrom, purchaseTurn } from './purchase-turn.ts';
import { SEEDED_PASSWORD, seededEmail } from './seed-reports.ts';

const CONNECTIONS = 32;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const SIGNING_IN = 100;
/** More than can be ordered during the measurement. Each purchase is unique. */
const PURCHASES = 30_000;
const HASHES = 100;

/** Measures sign-ins per second, compared to password hashing alone at the same concurrency. */
export async function benchmarkSigningIn(address: string): Promise<Figure[]> {
  const hashesPerSecond = await passwordsPerSecond();
  const signingIn = await posting(
    address,
    Array.from({ length: SIGNING_IN }, (_, index) => ({
      path: '/api-cwa/login',
      headers: formFrom(index),
      body: `${new URLSearchParams({ email: seededEmail(index), pass: SEEDED_PASSWORD })}`,
    })),
  );
  return [
    {
      ...{ name: 'sign-ins per second, compared to their argon2id alone', unit: '', ours: signingIn.perSecond },
      ...{ peer: hashesPerSecond, better: 'higher' },
    },
    { name: 'sign-ins, 99th percentile', unit: 'ms', ours: signingIn.p99Ms, peer: null, better: 'lower' },
  ];
}

/** Measures orders per second that are stored with an open payment page, each written to disk before its response. */
export async function benchmarkPurchases(address: string, database: string): Promise<Figure[]> {
  const purchases = await posting(
    address,
    Array.from({ length: PURCHASES }, (_, index) => purchaseTurn(index)),
  );
  const wrong = ordersGoneWrong(database);
  const alone = { peer: null } as const;
  return [
    { name: 'orders per second', unit: '', ours: purchases.perSecond, ...alone, better: 'higher' },
    { name: 'orders, 99th percentile', unit: 'ms', ours: purchases.p99Ms, ...alone, better: 'lower' },
    {
      ...{ name: 'orders without exactly one payment page', unit: '', ours: wrong, ...alone, better: 'lower' },
      target: { text: '0', met: wrong === 0 },
    },
  ];
}

function ordersGoneWrong(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const found = database
    .prepare(
      `SELECT count(*) AS orders FROM orders
       WHERE (SELECT count(*) FROM sandbox_checkouts WHERE order_id = orders.id) <> 1`,
    )
    .get();
  database.close();
  return Number(found?.orders);
}

const posting = (address: string, turns: readonly LoadTurn[]): Promise<LoadResult> =>
  load({ address, connections: CONNECTIONS, seconds: SECONDS, warmUpSeconds: WARM_UP_SECONDS, turns });

async function passwordsPerSecond(): Promise<number> {
  const hash = await hashPassword(SEEDED_PASSWORD);
  const started = performance.now();
  for (let done = 0; done < HASHES; done += CONNECTIONS) {
    const together = Array.from({ length: Math.min(CONNECTIONS, HASHES - done) }, () =>
      inPasswordQueue(() => passwordFits(SEEDED_PASSWORD, hash)),
    );
    await Promise.all(together);
  }
  return HASHES / ((performance.now() - started) / 1_000);
}
