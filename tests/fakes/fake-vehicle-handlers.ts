import { HttpResponse, http, type RequestHandler } from 'msw';
import { bulkCheckCall, bulkCheckToWire } from '#contract/vehicle/bulk-check.ts';
import type { BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import { wireVehicle } from '#origin/vehicle/wire-vehicle.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeVehicleGateway } from './fake-vehicle-gateway.ts';
import {
  bearerOf,
  dataAnswerOf,
  eventsAnswerOf,
  expected,
  plainFormOf,
  queryOf,
  wantsEvents,
  wireError,
} from './fake-wire.ts';

/** Answers the calls of section 7, "Reports", that tell what vehicle is meant. */
export function fakeVehicleHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): VehicleGateway => createFakeVehicleGateway(fake, () => bearerOf(request));
  const found = async (vehicle: ReturnType<VehicleGateway['decode']>) =>
    dataAnswerOf((await vehicle).map((known) => wireVehicle(known)));

  return [
    http.get(`${origin}/api/decode`, ({ request }) => found(of(request).decode(queryOf(request, 'vin')))),
    http.get(`${origin}/api-cwa/classicmapping`, ({ request }) =>
      found(of(request).classicMapping(queryOf(request, 'vin'))),
    ),
    http.get(`${origin}/api/classic/decode`, ({ request }) =>
      found(of(request).decodeClassic({ vin: queryOf(request, 'vin'), email: queryOf(request, 'email') })),
    ),
    http.get(`${origin}/api-cwa/license_plate_decode`, ({ request }) =>
      found(of(request).decodePlate({ plate: queryOf(request, 'plate'), state: queryOf(request, 'state') })),
    ),
    http.post(`${origin}/api-cwa/decode-trim`, async ({ request }) => {
      const { vin = '', year = '', make = '', model = '', selectedtrim = '' } = await plainFormOf(request);
      return found(
        of(request).decodeTrim({
          vin,
          year: year === '' ? null : Number(year),
          make,
          model,
          selectedTrim: selectedtrim,
        }),
      );
    }),
    http.post(`${origin}/api-cwa/vin-validate`, async ({ request }) => {
      const { vin = '', type = '' } = await plainFormOf(request);
      return (await of(request).validate({ vin, type })).match(
        ({ isValid, message }) =>
          HttpResponse.json({ status: isValid ? 'success' : 'error', ...(message && { message }) }),
        wireError,
      );
    }),
    http.post(`${origin}${bulkCheckCall.path}`, async ({ request }) => {
      const told: BulkCheckProgress[] = [];
      const file = await fileOf(request);
      const check = await expected('file', file !== null).asyncAndThen(() =>
        of(request).bulkCheck(file ?? new Uint8Array(), { onProgress: (progress) => told.push(progress) }),
      );
      if (check.isErr() || !wantsEvents(request)) return dataAnswerOf(check.map(bulkCheckToWire));
      return eventsAnswerOf([
        ...told.map((progress) => ['progress', progress] as const),
        ['result', { status: 'success', data: bulkCheckToWire(check.value) }],
      ]);
    }),
  ];
}

/** The bytes of the form field `file`; `null` where there is none. */
async function fileOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = (await request.formData()).get('file');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}
