import { hasStickerSubstance } from '#core/sticker/sticker-substance.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { vehicleBuildSchema } from './vehicle-build-schema.ts';

type NameContext = Pick<OriginContext, 'db' | 'vehicleNames'>;

/** Entries for a single vehicle are not found by name. */
function buildsByName({ db }: NameContext) {
  return db.selectFrom('builds').where('vin', 'is', null);
}

/** Returns the model years in the catalog, newest first. */
export async function catalogueYears(ctx: NameContext): Promise<readonly number[]> {
  const rows = await buildsByName(ctx).select('year').distinct().orderBy('year', 'desc').execute();
  return rows.map(({ year }) => year);
}

/** Returns the makes in the catalog, in their known spelling. */
export async function catalogueMakes(ctx: NameContext, year: number): Promise<readonly string[]> {
  const rows = await buildsByName(ctx).select('make').distinct().where('year', '=', year).orderBy('make').execute();
  return rows.map(({ make }) => ctx.vehicleNames.spelled({ make, model: '' }).make);
}

/** Returns the models in the catalog, in their known spelling. */
export async function catalogueModels(
  ctx: NameContext,
  { year, make }: { readonly year: number; readonly make: string },
): Promise<readonly string[]> {
  const rows = await buildsByName(ctx)
    .select('model')
    .distinct()
    .where('year', '=', year)
    .where('make', '=', make.toUpperCase())
    .orderBy('model')
    .execute();
  return rows.map(({ model }) => ctx.vehicleNames.spelled({ make, model }).model);
}

/** Returns the trims with catalog entries from which a sticker can be created. */
export async function catalogueTrims(
  ctx: NameContext,
  { year, make, model }: { readonly year: number; readonly make: string; readonly model: string },
): Promise<readonly string[]> {
  const rows = await buildsByName(ctx)
    .select(['trim', 'build'])
    .where('year', '=', year)
    .where('make', '=', make.toUpperCase())
    .where('model', '=', model.toUpperCase())
    .orderBy('trim')
    .execute();
  const printable = rows.filter(({ build }) => hasStickerSubstance(vehicleBuildSchema.parse(JSON.parse(build))));
  return [...new Set(printable.map(({ trim }) => trim))];
}
