import { Hono } from 'hono';
import type { BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import { onlyDealers } from '../account/only-dealers.ts';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm } from '../kernel/read-input.ts';
import { answerInSteps } from '../kernel/stream-answer.ts';
import { bulkCheck, bulkCheckInput } from './bulk-check.ts';

/** The call that checks a dealer's list of VINs. */
export function bulkCheckRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  return new Hono<SignedInEnv>().post('/api-cwa/bulk-check', signedIn(ctx), onlyDealers(), async (c) => {
    const input = await readForm(c, bulkCheckInput);
    const events = { step: 'progress', answer: 'result' };
    return answerInSteps(c, ctx, { input, events }, (fields, onProgress: (progress: BulkCheckProgress) => void) =>
      bulkCheck(c.get('signedIn'), fields, onProgress),
    );
  });
}
