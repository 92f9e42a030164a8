import { Hono } from 'hono';
import { recallCalls } from '#contract/recall.ts';
import { mount } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { checkRecalls, checkRecallsByVin } from './check-recalls.ts';
import { listRecallChoices } from './list-recall-choices.ts';

/** Creates the public recall routes. */
export function recallRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  mount(app, ctx, recallCalls.years, () => listRecallChoices(ctx, (source) => source.years()));
  mount(app, ctx, recallCalls.makes, (_, { year }) => listRecallChoices(ctx, (source) => source.makes(year)));
  mount(app, ctx, recallCalls.models, (_, sent) => listRecallChoices(ctx, (source) => source.models(sent)));
  mount(app, ctx, recallCalls.byVin, (_, { vin }) => checkRecallsByVin(ctx, vin));
  mount(app, ctx, recallCalls.byVehicle, checkRecalls);
  return app;
}
