import * as z from 'zod/mini';
import type { CreditMovePage } from '#core/billing/credit-ledger.ts';
import { defineCall, form } from '../define-call.ts';
import { moment, page } from '../fields.ts';
import { done, success } from '../success.ts';
import { creditKind } from './plan.ts';

const text = z._default(z.string().check(z.maxLength(500)), '');

/**
 * The calls about credits: specification, section 7, "Free-credit grant" (CRD-09), and one call of the product's own.
 */
export const creditCalls = {
  moves: defineCall({
    method: 'GET',
    path: '/api-cwa/credit-ledger',
    by: 'signed-in',
    input: { as: 'query', schema: page },
    output: success(
      z.object({
        total: z.int(),
        balances: z.object({ vhr: z.int(), sticker: z.int(), global: z.int() }),
        moves: z.array(
          z.object({
            id: z.string(),
            kind: creditKind,
            delta: z.int(),
            reason: z.string(),
            reference: z.string(),
            created_at: moment,
          }),
        ),
      }),
    ),
    read: ({ data: { moves, ...same } }): CreditMovePage => ({
      ...same,
      moves: moves.map(({ created_at, ...move }) => ({ ...move, at: created_at })),
    }),
  }),
  claimFreeCredit: defineCall({
    method: 'POST',
    path: '/api-cwa/offer_credit',
    by: 'signed-in',
    onlyOnce: true,
    input: form({
      // A sticker requested by year, make and model has no VIN.
      vin: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(17)),
      source: text,
      search_type: text,
      error_msg: text,
      credit_type: z.enum(['vhr', 'sticker']),
    }),
    output: done,
    read: (): 'granted' | 'refused' => 'granted',
    declined: () => 'refused' as const,
  }),
};
