import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { createFakeVehicleGateway } from '../fakes/fake-vehicle-gateway.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { vehicleLookUpsContract } from './vehicle-look-ups.contract.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

vehicleLookUpsContract('the fake', () =>
  openFakeWorldOf(({ origin, token }) => ({ vehicles: createFakeVehicleGateway(origin, token) })),
);

const wire = wireOfTheFake();
vehicleLookUpsContract('HTTP, over the fake origin', () =>
  wire.openWorldOf((http) => ({ vehicles: createHttpVehicleGateway(http) })),
);

overEmbeddedOrigins(vehicleLookUpsContract, (http) => ({ vehicles: createHttpVehicleGateway(http) }));
