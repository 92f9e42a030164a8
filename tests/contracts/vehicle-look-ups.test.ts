import { createFakeVehicleGateway } from '../fakes/fake-vehicle-gateway.ts';
import { vehicleLookUpsContract } from './vehicle-look-ups.contract.ts';
import { openFakeWorldOf } from './world-of.ts';

vehicleLookUpsContract('the fake', () =>
  openFakeWorldOf(({ origin, token }) => ({ vehicles: createFakeVehicleGateway(origin, token) })),
);
