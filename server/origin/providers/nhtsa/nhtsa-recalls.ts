import * as z from 'zod';
import type { Recall } from '#core/recall/recall.ts';
import { recallsByCampaign } from '#core/recall/recalls-by-campaign.ts';
import { boundedText } from '#origin/kernel/bounded-text.ts';
import { plainText } from '#origin/kernel/plain-text.ts';
import { RECALL_SOURCE_LIMIT_MS, type RecallSource } from '#origin/kernel/ports/recall-source.ts';

/** Base URL of NHTSA's API. */
export const NHTSA_ADDRESS = 'https://api.nhtsa.gov';

/** Maximum response size in bytes; the largest responses, for makes with many campaigns, have about 200 kB. */
const MAX_BYTES = 5_000_000;

const text = z
  .string()
  .nullish()
  .transform((reported) => plainText(reported ?? ''));
const flag = z
  .boolean()
  .nullish()
  .transform((reported) => reported ?? false);
/** `DD/MM/YYYY`; an invalid date counts as unknown, because the recall itself is more important. */
const day = z
  .string()
  .nullish()
  .transform((reported) => {
    const [, dayOfMonth, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(reported?.trim() ?? '') ?? [];
    const time = Date.parse(`${year}-${month}-${dayOfMonth}T00:00:00Z`);
    return Number.isNaN(time) ? null : time;
  });

const found = z.object({
  results: z
    .array(
      z.object({
        Manufacturer: text,
        NHTSACampaignNumber: z.string().min(1).max(32),
        parkIt: flag,
        parkOutSide: flag,
        overTheAirUpdate: flag,
        ReportReceivedDate: day,
        Component: text,
        Summary: text,
        Consequence: text,
        Remedy: text,
        Notes: text,
      }),
    )
    .max(1_000),
});
const years = z.object({ results: z.array(z.object({ modelYear: z.coerce.number().int() })) });
const makes = z.object({ results: z.array(z.object({ make: z.string().min(1).max(100) })) });
const models = z.object({ results: z.array(z.object({ model: z.string().min(1).max(100) })) });

/** NHTSA's value for an unknown year. */
const UNKNOWN_YEAR = 9999;

/**
 * Creates the source that queries NHTSA during a request.
 *
 * Source: NHTSA, api.nhtsa.gov (recalls/recallsByVehicle, products/vehicle).
 */
export function createNhtsaRecalls(address: string): RecallSource {
  async function asked<Answer>(path: string, query: Record<string, string>, schema: z.ZodType<Answer>) {
    const url = new URL(path, address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, { signal: AbortSignal.timeout(RECALL_SOURCE_LIMIT_MS), redirect: 'error' });
    // NHTSA answers 400 for an unknown vehicle; without a result list, a 400 is a failure like any other.
    if (!response.ok && response.status !== 400) throw new Error(`NHTSA answered ${response.status}.`);
    return schema.parse(JSON.parse(await boundedText(response, MAX_BYTES)));
  }
  const recalled = { issueType: 'r' };

  return {
    name: 'NHTSA recalls',
    years: async () => {
      const { results } = await asked('/products/vehicle/modelYears', recalled, years);
      return results
        .map(({ modelYear }) => modelYear)
        .filter((year) => year !== UNKNOWN_YEAR)
        .toSorted((one, other) => other - one);
    },
    makes: async (year) => {
      const { results } = await asked('/products/vehicle/makes', { ...recalled, modelYear: String(year) }, makes);
      return results.map(({ make }) => make);
    },
    models: async ({ year, make }) => {
      const query = { ...recalled, modelYear: String(year), make };
      return (await asked('/products/vehicle/models', query, models)).results.map(({ model }) => model);
    },
    of: async ({ year, make, model }) => {
      const query = { make, model, modelYear: String(year) };
      const { results } = await asked('/recalls/recallsByVehicle', query, found);
      return { recalls: recallsByCampaign(results.map(recallFrom)), knowsVehicle: true, demonstration: false };
    },
  };
}

function recallFrom(reported: z.infer<typeof found>['results'][number]): Recall {
  return {
    campaign: reported.NHTSACampaignNumber,
    manufacturer: reported.Manufacturer,
    component: reported.Component,
    summary: reported.Summary,
    consequence: reported.Consequence,
    remedy: reported.Remedy,
    notes: reported.Notes,
    reportedAt: reported.ReportReceivedDate,
    ownersNotifiedAt: null,
    parkIt: reported.parkIt,
    parkOutside: reported.parkOutSide,
    overTheAirUpdate: reported.overTheAirUpdate,
  };
}
