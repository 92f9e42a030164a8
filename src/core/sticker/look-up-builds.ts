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

/** Looks builds up: trims, colours, packages and options. `undefined` where the look-up failed. */
export type LookUpBuilds<Request> = (
  request: Request,
  options?: CallOptions,
) => Promise<readonly VehicleBuild[] | undefined>;

/** The ways in which the catalogue can be asked for the builds of a vehicle. */
export interface BuildLookUps {
  /** By year, make, model and trim. */
  readonly byTrim: LookUpBuilds<FindBuildsRequest>;
  /** By year, make, model and style. */
  readonly byStyle: LookUpBuilds<FindStyleBuildsRequest>;
  /** What owners tell of their own vehicle. */
  readonly fromForum: LookUpBuilds<FindVehicleBuildsRequest>;
  /** What is filled in by itself for a VIN. */
  readonly autoloaded: LookUpBuilds<FindVehicleBuildsRequest>;
}

/** What {@link createBuildLookUps} needs. */
export interface BuildLookUpsDependencies {
  readonly stickers: Pick<StickerGateway, 'findBuilds' | 'findStyleBuilds' | 'findForumBuilds' | 'autoloadBuilds'>;
  readonly logger: Logger;
}

/**
 * Makes the look-ups of the sticker tool. One that fails is written to the log and answers `undefined`: the person goes
 * on without it, and is told nothing. Who has left is no failure and leaves no line in the log.
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
    if (result.error.code !== 'cancelled') logger.error('A sticker look-up failed.', { which, ...result.error });
    return undefined;
  }
}
