import { HttpResponse, type RequestHandler } from 'msw';
import { bulkCheckCall, bulkCheckToWire } from '#contract/vehicle/bulk-check.ts';
import { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { vehicleToWire } from '#contract/vehicle/wire-vehicle.ts';
import type { BulkCheckProgress } from '#core/vehicle/bulk-check.ts';
import type { VehicleGateway } from '#ports/vehicle-gateway.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeVehicleGateway } from './fake-vehicle-gateway.ts';
import { bearerOf, dataAnswerOf, eventsAnswerOf, wantsEvents, wireError } from './fake-wire.ts';

/** Returns handlers for the calls of section 7, "Reports", that identify vehicles. */
export function fakeVehicleHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): VehicleGateway => createFakeVehicleGateway(fake, () => bearerOf(request));
  const found = async (vehicle: ReturnType<VehicleGateway['decode']>) =>
    dataAnswerOf((await vehicle).map(vehicleToWire));

  return [
    answering(origin, vehicleCalls.decode, ({ vin }, request) => found(of(request).decode(vin))),
    answering(origin, vehicleCalls.classicMapping, ({ vin }, request) => found(of(request).classicMapping(vin))),
    answering(origin, vehicleCalls.decodeClassic, (sent, request) => found(of(request).decodeClassic(sent))),
    answering(origin, vehicleCalls.decodePlate, (sent, request) => found(of(request).decodePlate(sent))),
    answering(origin, vehicleCalls.decodeTrim, ({ selectedtrim: selectedTrim, ...sent }, request) =>
      found(of(request).decodeTrim({ ...sent, selectedTrim })),
    ),
    answering(origin, vehicleCalls.validate, async (sent, request) =>
      (await of(request).validate(sent)).match(
        ({ isValid, message }) =>
          HttpResponse.json({ status: isValid ? 'success' : 'error', ...(message && { message }) }),
        wireError,
      ),
    ),
    answering(origin, bulkCheckCall, async ({ file }, request) => {
      const steps: BulkCheckProgress[] = [];
      const onProgress = (progress: BulkCheckProgress) => steps.push(progress);
      const check = (await of(request).bulkCheck(await file.bytes(), { onProgress })).map(bulkCheckToWire);
      if (check.isErr() || !wantsEvents(request)) return dataAnswerOf(check);
      return eventsAnswerOf([
        ...steps.map((progress) => ['progress', progress] as const),
        ['result', { status: 'success', data: check.value }],
      ]);
    }),
  ].flat();
}
