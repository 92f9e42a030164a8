import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { StickerCalls } from '#ports/sticker-gateway.ts';
import type { VehicleName } from './vehicle-name.ts';

/** The successive choices for naming the vehicle of a sticker. */
export interface StickerNames {
  /** The model years, the newest first. */
  readonly years: (options?: CallOptions) => ResultAsync<readonly number[], GatewayError>;
  readonly makes: (year: number, options?: CallOptions) => ResultAsync<readonly string[], GatewayError>;
  readonly models: (
    picked: Omit<VehicleName, 'model'>,
    options?: CallOptions,
  ) => ResultAsync<readonly string[], GatewayError>;
  readonly trims: (picked: VehicleName, options?: CallOptions) => ResultAsync<readonly string[], GatewayError>;
}

/**
 * Creates the choices for starting a sticker by name. Years are sorted; all others retain the origin's order.
 * Duplicates are removed.
 *
 * Source: specification, sections 1 and 7 (endpoint map).
 *
 * @example
 * const makes = await createStickerNames({ stickers }).makes(2003);
 */
export function createStickerNames({ stickers }: StickerCalls<'years' | 'makes' | 'models' | 'trims'>): StickerNames {
  return {
    years: (options) => stickers.years(options).map((years) => once(years).toSorted((one, other) => other - one)),
    makes: (year, options) => stickers.makes(year, options).map(once),
    models: (picked, options) => stickers.models(picked, options).map(once),
    trims: (picked, options) => stickers.trims(picked, options).map(once),
  };
}

function once<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
