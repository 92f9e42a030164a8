import type { OriginContext } from '../kernel/origin-context.ts';
import { balancesOf } from './balances-of.ts';
import { runningSubscriptions, usesInPeriod } from './running-subscriptions.ts';

/** The fields of an account response about credits and subscriptions, named as in the API. */
export interface CreditFields {
  readonly vhr_credit: number;
  /** `Unlimited` with an unlimited sticker subscription. */
  readonly sticker_credit: number | 'Unlimited';
  readonly credit: number;
  /** Reports left in the subscription period; `-1` if unlimited. */
  readonly vhr_credit_subscription: number;
  /** Basic reports left; `-1` if unlimited. */
  readonly uvc_credit: number;
}

const UNLIMITED = -1;

/**
 * Returns how many documents a user may still create, and their subscriptions.
 *
 * Source: specification, sections 3 and 4 (CRD-01 to CRD-03).
 */
export async function creditFields(
  { db, now }: Pick<OriginContext, 'db' | 'now'>,
  userId: string,
): Promise<CreditFields> {
  const balances = await balancesOf({ db }, userId);
  const running = await runningSubscriptions(db, { userId, now: now() });
  const isEndless = (kind: 'vhr' | 'sticker') =>
    running.some((each) => each.documents === null && (each.kind === kind || each.kind === 'global'));
  let reportsLeft = 0;
  for (const each of running) {
    if (each.kind === 'vhr' && each.documents !== null) {
      reportsLeft += Math.max(0, each.documents - (await usesInPeriod(db, each)));
    }
  }
  return {
    vhr_credit: balances.vhr,
    sticker_credit: isEndless('sticker') ? 'Unlimited' : balances.sticker,
    credit: balances.global,
    vhr_credit_subscription: isEndless('vhr') ? UNLIMITED : Math.min(reportsLeft, balances.vhr),
    uvc_credit: isEndless('vhr') ? UNLIMITED : 0,
  };
}
