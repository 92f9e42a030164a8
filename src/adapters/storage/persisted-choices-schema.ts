import * as z from 'zod/mini';
import type { FeedbackItem } from '#core/feedback/feedback-item.ts';
import { FEEDBACK_TYPES } from '#core/feedback/feedback-type.ts';
import type { ReportRequest } from '#core/report/report-making-store.ts';
import type { TrackingConsent } from '#core/site/tracking-consent.ts';
import type { BuildTour } from '#core/sticker/build-tour-store.ts';
import { persistedState } from './persisted-state.ts';

const consentSchema: z.ZodMiniType<TrackingConsent | null> = z.nullable(
  z.object({ analytics: z.boolean(), advertising: z.boolean() }),
);

/**
 * Reads the consent stored in this browser.
 *
 * Source: specification, section 3 (SITE-13).
 *
 * @example
 * parseConsent({ analytics: true, advertising: false }).isOk(); // true
 */
export const parseConsent = persistedState(consentSchema);

const buildTourSchema: z.ZodMiniType<BuildTour> = z.enum(['new', 'seen']);

/**
 * Reads whether the guided tour was seen, as stored by an earlier visit.
 *
 * Source: specification, section 1 (TOUR-02).
 *
 * @example
 * parseBuildTour('seen').isOk(); // true
 */
export const parseBuildTour = persistedState(buildTourSchema);

/** Reads whether the person is a dealer, as stored by an earlier visit. */
export const parseDealerFlag = persistedState<boolean>(z.boolean());

const feedbacksSchema: z.ZodMiniType<readonly FeedbackItem[]> = z.array(
  z.object({ vin: z.string(), type: z.enum(FEEDBACK_TYPES) }),
);

/**
 * Reads which feedback was given, as stored by an earlier visit.
 *
 * Source: specification, section 3 (FBK-10).
 *
 * @example
 * parseFeedbacks([{ vin: '1HGCM82693A000001', type: 'report' }]).isOk(); // true
 */
export const parseFeedbacks = persistedState(feedbacksSchema);

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
