import * as z from 'zod/mini';
import type { ReportRequest } from '#core/report/report-making-store.ts';
import { persistedState } from './persisted-state.ts';

const reportRequestSchema: z.ZodMiniType<ReportRequest | null> = z.nullable(
  z.object({ id: z.string(), vin: z.string(), mileage: z.nullable(z.number()) }),
);

/**
 * Reads the pending report request, as stored by the previous page.
 *
 * @example
 * parseReportRequest(null); // Ok(null)
 */
export const parseReportRequest = persistedState(reportRequestSchema);
