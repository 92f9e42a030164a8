import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { BuildTour } from '../../core/sticker/build-tour-store.ts';

const buildTourSchema: z.ZodMiniType<BuildTour> = z.enum(['new', 'seen']);

/**
 * Reads whether the guided tour was seen, as an earlier visit has kept it.
 *
 * Source: specification, section 1 (TOUR-02).
 *
 * @example
 * parseBuildTour('seen').isOk(); // true
 */
export function parseBuildTour(value: unknown): Result<BuildTour, string> {
  const parsed = buildTourSchema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err(z.prettifyError(parsed.error));
}
