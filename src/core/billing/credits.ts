/**
 * The number of documents that a person can still create; a global credit pays for either kind. Source: specification,
 * section 3.
 */
export interface Credits {
  readonly vhr: number;
  readonly sticker: number;
  readonly global: number;
}

/** The initial value before sign-in. */
export const NO_CREDITS: Credits = { vhr: 0, sticker: 0, global: 0 };

/** The credit fields of a payload, under the origin's names. */
export interface CreditsPayload {
  readonly vhr_credit?: unknown;
  readonly sticker_credit?: unknown;
  readonly credit?: unknown;
}

/**
 * Reads credits from a payload; missing or nonnumeric fields count as zero.
 *
 * Source: specification, section 3 (CRD-01).
 *
 * @example
 * creditsFrom({ vhr_credit: '3', sticker_credit: 'Unlimited' }); // { vhr: 3, sticker: 0, global: 0 }
 */
export function creditsFrom(payload: CreditsPayload): Credits {
  return {
    vhr: countFrom(payload.vhr_credit),
    sticker: countFrom(payload.sticker_credit),
    global: countFrom(payload.credit),
  };
}

function countFrom(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return 0;
  const count = Number(value);
  return Number.isFinite(count) && count > 0 ? count : 0;
}
