/** A person's subscriptions. Source: specification, section 3. */
export interface Subscriptions {
  /** The number of reports left in the subscription, `-1` for unlimited, or `false` without a subscription. */
  readonly vhr: number | false;
  readonly vhrCreditSubscription: number;
  readonly sticker: boolean;
  readonly uvcCredit: number;
}

/** The initial value before sign-in. */
export const NO_SUBSCRIPTIONS: Subscriptions = { vhr: false, vhrCreditSubscription: 0, sticker: false, uvcCredit: 0 };

/** The subscription fields of a payload, under the origin's names. */
export interface SubscriptionsPayload {
  readonly vhr_credit_subscription?: unknown;
  readonly sticker_credit?: unknown;
  readonly uvc_credit?: unknown;
}

const UNLIMITED = 'Unlimited';
const UNLIMITED_COUNT = -1;

/**
 * Reads subscriptions from a payload. The report flag is set for `-1`, `Unlimited` or any count above zero; the sticker
 * flag only if the sticker credit is `Unlimited`.
 *
 * Source: specification, section 4 (CRD-02, CRD-03).
 *
 * @example
 * subscriptionsFrom({ vhr_credit_subscription: 'Unlimited' }).vhr; // -1
 */
export function subscriptionsFrom(payload: SubscriptionsPayload): Subscriptions {
  const reports = countOf(payload.vhr_credit_subscription);
  return {
    vhr: reports === UNLIMITED_COUNT || reports > 0 ? reports : false,
    vhrCreditSubscription: reports,
    sticker: payload.sticker_credit === UNLIMITED,
    uvcCredit: countOf(payload.uvc_credit),
  };
}

function countOf(value: unknown): number {
  if (value === UNLIMITED) return UNLIMITED_COUNT;
  const count = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : 0;
  return Number.isFinite(count) ? count : 0;
}
