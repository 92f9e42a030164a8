import { createHttpAccountGateway } from '#adapters/http/account-gateway.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { createHttpVehicleGateway } from '#adapters/http/vehicle-gateway.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeVehicleGateway } from '../fakes/fake-vehicle-gateway.ts';
import { bulkCheckContract } from './bulk-check.contract.ts';
import { overEmbeddedOrigins } from './over-embedded-origins.ts';
import { wireOfTheFake } from './wire-of-the-fake.ts';
import { openFakeWorldOf } from './world-of.ts';

bulkCheckContract('the fake', () =>
  openFakeWorldOf(({ origin, token }) => ({
    vehicles: createFakeVehicleGateway(origin, token),
    accounts: createFakeAccountGateway(origin, token),
  })),
);

const overHttp = (http: HttpClient) => ({
  vehicles: createHttpVehicleGateway(http),
  accounts: createHttpAccountGateway(http),
});
const wire = wireOfTheFake();
bulkCheckContract('HTTP, over the fake origin', () => wire.openWorldOf(overHttp));

overEmbeddedOrigins(bulkCheckContract, overHttp);
