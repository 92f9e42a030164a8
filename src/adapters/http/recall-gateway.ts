import { recallCalls } from '#contract/recall.ts';
import type { RecallGateway } from '#ports/recall-gateway.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Creates the gateway that requests recalls from the origin.
 *
 * Source: specification, section 7, "Recall check" (RCL-01 to RCL-05).
 *
 * @example
 * const recalls = await createHttpRecallGateway(http).byVin('1HGCM82693A000001');
 */
export function createHttpRecallGateway(http: HttpClient): RecallGateway {
  return {
    years: (options) => http.call(recallCalls.years, {}, options),
    makes: (year, options) => http.call(recallCalls.makes, { year }, options),
    models: ({ year, make }, options) => http.call(recallCalls.models, { year, make }, options),
    byVin: (vin, options) => http.call(recallCalls.byVin, { vin }, options),
    byVehicle: ({ year, make, model }, options) => http.call(recallCalls.byVehicle, { year, make, model }, options),
  };
}
