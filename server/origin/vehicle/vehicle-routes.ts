import { Hono } from 'hono';
import { vehicleNameCalls } from '#contract/vehicle/name-calls.ts';
import { vehicleCalls } from '#contract/vehicle/vehicle-calls.ts';
import { mountSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { classicMapping } from './classic-mapping.ts';
import { decode } from './decode.ts';
import { decodeClassic } from './decode-classic.ts';
import { decodeData } from './decode-data.ts';
import { decodePlate } from './decode-plate.ts';
import { decodeTrim } from './decode-trim.ts';
import { listMakes } from './list-makes.ts';
import { listModels } from './list-models.ts';
import { validateVin } from './validate-vin.ts';

/** Creates the routes that identify a vehicle by VIN, license plate or name. */
export function vehicleRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  mount(app, vehicleCalls.decode, (sent) => decode(ctx, sent));
  mount(app, vehicleNameCalls.decodeData, (sent) => decodeData(ctx, sent));
  mount(app, vehicleCalls.classicMapping, (sent) => classicMapping(ctx, sent));
  mount(app, vehicleCalls.decodeClassic, (sent) => decodeClassic(ctx, sent));
  mount(app, vehicleCalls.decodePlate, (sent, c) => decodePlate(ctx, sent, callerOf(c)));
  mount(app, vehicleNameCalls.makes, (sent) => listMakes(ctx, sent));
  mount(app, vehicleNameCalls.models, (sent) => listModels(ctx, sent));
  mount(app, vehicleCalls.validate, (sent) => validateVin(ctx, sent));
  mountSignedIn(app, ctx, vehicleCalls.decodeTrim, (sent, caller) => decodeTrim(caller, sent));
  return app;
}
