import * as z from 'zod/mini';
import type { BuildTour } from '#core/sticker/build-tour-store.ts';
import { persistedState } from './persisted-state.ts';

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
