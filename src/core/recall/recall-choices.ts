import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { RecallCalls } from '#ports/recall-gateway.ts';

/** The successive choices for finding the recalls of a vehicle. */
export interface RecallChoices {
  /** The model years, the newest first. */
  readonly years: (options?: CallOptions) => ResultAsync<readonly number[], GatewayError>;
  readonly makes: (year: number, options?: CallOptions) => ResultAsync<readonly string[], GatewayError>;
  readonly models: (
    picked: { readonly year: number; readonly make: string },
    options?: CallOptions,
  ) => ResultAsync<readonly string[], GatewayError | { readonly code: 'make-missing' }>;
}

/**
 * Creates the choices of the recall check. Years are sorted; makes and models retain the origin's order. Duplicates are
 * removed.
 *
 * Source: specification, section 7, "Recall check" (RCL-01, RCL-02, RCL-03).
 *
 * @example
 * const recalls = { years: () => okAsync([2003]), makes: () => okAsync(['HONDA']), models: () => okAsync(['ACCORD']) };
 * const makes = await createRecallChoices({ recalls }).makes(2003);
 */
export function createRecallChoices({ recalls }: RecallCalls<'years' | 'makes' | 'models'>): RecallChoices {
  return {
    years: (options) => recalls.years(options).map((years) => once(years).toSorted((one, other) => other - one)),
    makes: (year, options) => recalls.makes(year, options).map(once),
    models: ({ year, make }, options) =>
      make.trim() === ''
        ? errAsync({ code: 'make-missing' })
        : recalls.models({ year, make: make.trim() }, options).map(once),
  };
}

function once<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
