import type { CallOptions } from '../../ports/call-options.ts';
import type { RecallGateway } from '../../ports/recall-gateway.ts';
import { nameChoices, yearChoices } from './choices-schema.ts';
import { endpoints } from './endpoints.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { recallCheck } from './recall-schema.ts';

/**
 * Makes the gateway that asks the origin for recalls.
 *
 * Source: specification, section 7, "Recall check" (RCL-01 to RCL-05).
 *
 * @example
 * const recalls = await createHttpRecallGateway(http).byVin('1HGCM82693A000001');
 */
export function createHttpRecallGateway(http: HttpClient): RecallGateway {
  const asked = (question: Pick<HttpCall, 'endpoint' | 'query'>, options: CallOptions | undefined): HttpCall => ({
    method: 'GET',
    ...question,
    signal: options?.signal,
  });

  return {
    years: (options) => http.json(asked({ endpoint: endpoints.recallYears }, options), yearChoices),
    makes: (year, options) =>
      http.json(asked({ endpoint: endpoints.recallMakes, query: { year: year.toString() } }, options), nameChoices),
    models: ({ year, make }, options) =>
      http.json(
        asked({ endpoint: endpoints.recallModels, query: { year: year.toString(), make } }, options),
        nameChoices,
      ),
    byVin: (vin, options) =>
      http.json(asked({ endpoint: endpoints.recallsByVin, query: { vin } }, options), recallCheck),
    byVehicle: ({ year, make, model }, options) =>
      http.json(
        {
          method: 'POST',
          endpoint: endpoints.recallCheck,
          body: { encoding: 'json', value: { year, make, model } },
          signal: options?.signal,
        },
        recallCheck,
      ),
  };
}
