import { Hono } from 'hono';
import { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { classicMapping } from './classic-mapping.ts';
import { decode } from './decode.ts';
import { decodeClassic } from './decode-classic.ts';
import { decodeData } from './decode-data.ts';
import { decodePlate } from './decode-plate.ts';
import { decodeTrim } from './decode-trim.ts';
import { listMakes, listModels } from './list-names.ts';
import { validateVin } from './validate-vin.ts';

/** Creates the routes that identify a vehicle by VIN, license plate or name. */
export function vehicleRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mount(app, ctx, vehicleCalls.decode, decode);
  mount(app, ctx, vehicleNameCalls.decodeData, decodeData);
  mount(app, ctx, vehicleCalls.classicMapping, classicMapping);
  mount(app, ctx, vehicleCalls.decodeClassic, decodeClassic);
  mount(app, ctx, vehicleCalls.decodePlate, decodePlate, 'plateByCaller');
  mount(app, ctx, vehicleNameCalls.makes, listMakes);
  mount(app, ctx, vehicleNameCalls.models, listModels);
  mount(app, ctx, vehicleCalls.validate, validateVin);
  mountSignedIn(app, ctx, vehicleCalls.decodeTrim, decodeTrim);
  return app;
}
