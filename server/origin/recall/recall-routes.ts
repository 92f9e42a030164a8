import { Hono } from 'hono';
import { recallCalls } from '#contract/recall.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { checkRecalls, checkRecallsByVin } from './check-recalls.ts';
import { listRecallChoices } from './list-recall-choices.ts';

/** Creates the public recall routes. */
export function recallRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  mount(app, recallCalls.years, () => listRecallChoices(ctx, (source) => source.years()));
  mount(app, recallCalls.makes, ({ year }) => listRecallChoices(ctx, (source) => source.makes(year)));
  mount(app, recallCalls.models, (sent) => listRecallChoices(ctx, (source) => source.models(sent)));
  mount(app, recallCalls.byVin, ({ vin }) => checkRecallsByVin(ctx, vin));
  mount(app, recallCalls.byVehicle, (vehicle) => checkRecalls(ctx, vehicle));
  return app;
}
