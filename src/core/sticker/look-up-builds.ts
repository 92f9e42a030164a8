import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Logger } from '#ports/logger.ts';
import type {
  FindBuildsRequest,
  FindStyleBuildsRequest,
  FindVehicleBuildsRequest,
  StickerGateway,
} from '#ports/sticker-gateway.ts';
import type { VehicleBuild } from './vehicle-build.ts';

/** Looks up builds: trims, colors, packages and options. Returns `undefined` if the lookup failed. */
export type LookUpBuilds<Request> = (
  request: Request,
  options?: CallOptions,
) => Promise<readonly VehicleBuild[] | undefined>;

/** The catalog lookups for the builds of a vehicle. */
export interface BuildLookUps {
  /** By year, make, model and trim. */
  readonly byTrim: LookUpBuilds<FindBuildsRequest>;
  /** By year, make, model and style. */
  readonly byStyle: LookUpBuilds<FindStyleBuildsRequest>;
  /** Builds reported by owners of the vehicle. */
  readonly fromForum: LookUpBuilds<FindVehicleBuildsRequest>;
  /** Builds that are autoloaded for a VIN. */
  readonly autoloaded: LookUpBuilds<FindVehicleBuildsRequest>;
}

/** The dependencies of {@link createBuildLookUps}. */
export interface BuildLookUpsDependencies {
  readonly stickers: Pick<StickerGateway, 'findBuilds' | 'findStyleBuilds' | 'findForumBuilds' | 'autoloadBuilds'>;
  readonly logger: Logger;
}

/**
 * Creates the lookups of the sticker tool. A failed lookup is logged and returns `undefined`: the person continues
 * without it and sees no error. Leaving the page is not a failure and is not logged.
 *
 * Source: specification, sections 7 and 8 (STK-09, STK-10, STK-16, STK-17).
 *
 * @example
 * const { byTrim } = createBuildLookUps({ stickers, logger });
 * const builds = await byTrim({ year: 2003, make: 'Honda', model: 'Accord', trim: 'EX-V6' });
 */
export function createBuildLookUps({ stickers, logger }: BuildLookUpsDependencies): BuildLookUps {
  return {
    byTrim: (request, options) => found('by trim', stickers.findBuilds(request, options)),
    byStyle: (request, options) => found('by style', stickers.findStyleBuilds(request, options)),
    fromForum: (request, options) => found('from the forum', stickers.findForumBuilds(request, options)),
    autoloaded: (request, options) => found('autoloaded', stickers.autoloadBuilds(request, options)),
  };

  async function found(
    which: string,
    builds: ResultAsync<readonly VehicleBuild[], GatewayError>,
  ): Promise<readonly VehicleBuild[] | undefined> {
    const result = await builds;
    if (result.isOk()) return result.value;
    if (result.error.code !== 'cancelled') logger.error('A sticker lookup failed.', { which, ...result.error });
    return undefined;
  }
}
