import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** Where the report of each benchmark is kept. */
export const REPORTS_FOLDER = path.join(projectRoot, 'reports/bench');

const storedReport = z.object({
  name: z.string(),
  measuredAt: z.iso.datetime(),
  environment: z.object({
    node: z.string(),
    system: z.string(),
    processor: z.string(),
    cores: z.number(),
    memoryGb: z.number(),
    load: z.number(),
  }),
  peer: z.string(),
  figures: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      // What could not be measured is no number in JSON.
      ours: z.number().nullable(),
      peer: z.number().nullable(),
      better: z.enum(['higher', 'lower']),
      ratio: z.number().nullable(),
      target: z.object({ text: z.string(), met: z.boolean() }).optional(),
    }),
  ),
  notes: z.array(z.string()),
});

/** What a benchmark found when it was last run. */
export type StoredReport = z.infer<typeof storedReport>;

/** The reports of all benchmarks that have been run here, by name. */
export function storedReports(): readonly StoredReport[] {
  return readdirSync(REPORTS_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => storedReport.parse(JSON.parse(readFileSync(path.join(REPORTS_FOLDER, file), 'utf8'))));
}
