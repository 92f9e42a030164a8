import { ok } from 'neverthrow';
import type { RecallCheck } from '#core/recall/recall.ts';
import type { RecallGateway, RecallVehicle } from '#ports/recall-gateway.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** The name of the fake origin's data source. */
const SOURCE = 'Fake recalls';
const NOT_CHECKED = { source: null, isChecked: false } as const;

/** Creates the recall gateway of a fake origin. */
export function createFakeRecallGateway({ catalogue, recalls }: FakeOrigin): RecallGateway {
  const vehicles = recalls.map(({ vehicle }) => vehicle);
  const of = (wanted: RecallVehicle): RecallCheck => ({
    recalls: recalls.filter(({ vehicle }) => nameOf(vehicle) === nameOf(wanted)).map(({ recall }) => recall),
    ...(vehicles.some(({ year, make }) => year === wanted.year && make === wanted.make.toUpperCase())
      ? { source: SOURCE, isChecked: true }
      : NOT_CHECKED),
  });

  return {
    years: (options) =>
      fakeCall(options, () => ok([...new Set(vehicles.map(({ year }) => year))].toSorted((one, two) => two - one))),
    makes: (wanted, options) =>
      fakeCall(options, () => {
        const makes = vehicles.filter(({ year }) => year === wanted).map(({ make }) => make);
        return ok([...new Set(makes)].toSorted());
      }),
    models: (wanted, options) =>
      fakeCall(options, () => {
        const models = vehicles
          .filter(({ year, make }) => year === wanted.year && make === wanted.make.toUpperCase())
          .map(({ model }) => model);
        return ok([...new Set(models)].toSorted());
      }),
    byVin: (vin, options) =>
      fakeCall(options, () => {
        const vehicle = catalogue.vehicles.find((known) => known.vin === vin);
        if (!vehicle || vehicle.year === null || vehicle.make === null || vehicle.model === null)
          return ok({ recalls: [], ...NOT_CHECKED });
        return ok(of({ year: vehicle.year, make: vehicle.make, model: vehicle.model }));
      }),
    byVehicle: (vehicle, options) => fakeCall(options, () => ok(of(vehicle))),
  };
}

function nameOf({ year, make, model }: RecallVehicle): string {
  return [year, make, model].join(' ').toUpperCase();
}
