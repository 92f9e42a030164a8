import * as z from 'zod';
import { readVin } from '#core/vehicle/vin.ts';
import { boundedText } from '#origin/kernel/bounded-text.ts';
import type { PlateSource } from '#origin/kernel/ports/plate-source.ts';

/** Timeout in milliseconds; a user waits for the response. */
const LIMIT_MS = 5_000;
const MAX_BYTES = 100_000;

const found = z.object({ vin: z.string().max(64) });

/**
 * Creates the source that queries a provider: GET with `plate` and `state` in addition to the query parameters of its
 * URL. The provider returns `{ "vin": … }`, or 404 for an unknown plate.
 */
export function createPlateProvider(address: string): PlateSource {
  return {
    find: async ({ plate, state }) => {
      const url = new URL(address);
      url.searchParams.set('plate', plate);
      url.searchParams.set('state', state);
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(LIMIT_MS),
        redirect: 'error',
      });
      const text = await boundedText(response, MAX_BYTES);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The plate provider responded with ${response.status}.`);
      const vin = readVin(found.parse(JSON.parse(text)).vin);
      if (vin.isErr()) throw new Error('The plate provider responded with an invalid VIN.');
      return { vin: vin.value.value, demonstration: false };
    },
  };
}
