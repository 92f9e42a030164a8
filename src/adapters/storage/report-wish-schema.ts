import * as z from 'zod/mini';
import type { ReportWish } from '#core/report/report-making-store.ts';
import { keptState } from './kept-state.ts';

const reportWishSchema: z.ZodMiniType<ReportWish | null> = z.nullable(
  z.object({ id: z.string(), vin: z.string(), mileage: z.nullable(z.number()) }),
);

/**
 * Reads which report was being made, as the page that was left has kept it.
 *
 * @example
 * parseReportWish(null); // Ok(null)
 */
export const parseReportWish = keptState(reportWishSchema);
