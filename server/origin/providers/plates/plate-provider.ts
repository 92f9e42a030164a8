import * as z from 'zod';
import { readVin } from '#core/vehicle/vin.ts';
import { boundedText } from '#origin/kernel/bounded-text.ts';
import type { PlateSource } from '#origin/kernel/ports/plate-source.ts';

/** A person waits for it. */
const LIMIT_MS = 5_000;
const MAX_BYTES = 100_000;

const found = z.object({ vin: z.string().max(64) });

/**
 * Makes the source that asks a provider: GET with `plate` and `state` beside whatever the address has in its query.
 * It answers `{ "vin": … }`, or 404 for a plate that it does not know.
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
      if (!response.ok) throw new Error(`The plate provider answered ${response.status}.`);
      const vin = readVin(found.parse(JSON.parse(text)).vin);
      if (vin.isErr()) throw new Error('The plate provider answered with what is no VIN.');
      return { vin: vin.value.value, demonstration: false };
    },
  };
}
