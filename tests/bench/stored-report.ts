import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** The folder with the report of each benchmark. */
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
      // A value that couldn't be measured is not a number in JSON.
      ours: z.number().nullable(),
      peer: z.number().nullable(),
      better: z.enum(['higher', 'lower']),
      ratio: z.number().nullable(),
      target: z.object({ text: z.string(), met: z.boolean() }).optional(),
    }),
  ),
  notes: z.array(z.string()),
});

/** The result of a benchmark's last run. */
export type StoredReport = z.infer<typeof storedReport>;

/** Returns the reports of all benchmarks run here, by name. */
export function storedReports(): readonly StoredReport[] {
  return readdirSync(REPORTS_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => storedReport.parse(JSON.parse(readFileSync(path.join(REPORTS_FOLDER, file), 'utf8'))));
}
