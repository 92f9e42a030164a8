import { err, ok, type Result } from 'neverthrow';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FindBuildsRequest, StickerGateway } from '#ports/sticker-gateway.ts';
import { type FakeCaller, fakeCall } from './fake-call.ts';
import { buildKey, draftByName } from './fake-catalogue.ts';

/** The calls of a sticker gateway that find builds by vehicle name. */
export type FakeBuildLookUps = Pick<
  StickerGateway,
  'generateByName' | 'findBuilds' | 'findStyleBuilds' | 'findForumBuilds' | 'autoloadBuilds'
>;

/** Creates the lookups of a fake origin. */
export function createFakeBuildLookUps({ origin: { people, catalogue }, token }: FakeCaller): FakeBuildLookUps {
  const caller = () => people.byToken(token());

  function buildsOf({ trim, ...name }: FindBuildsRequest): readonly VehicleBuild[] {
    const known = catalogue.builds.get(buildKey(name)) ?? [];
    return known.filter((build) => trim === null || build.trim.toUpperCase() === trim.toUpperCase());
  }

  function suggestedBuildsOf({ trim, ...name }: FindBuildsRequest): readonly VehicleBuild[] {
    const known = buildsOf({ trim, ...name });
    const suggested = catalogue.suggested?.get(buildKey(name)) ?? [];
    return known.length > 0 ? known : suggested.filter((build) => trim === null || build.trim === trim);
  }

  return {
    generateByName: (name, options) =>
      fakeCall(options, () =>
        caller().map(() => {
          const draft = draftByName(catalogue, name);
          return draft === null ? { status: 'error', message: 'no data' } : { status: 'no_prev_data', draft };
        }),
      ),
    findBuilds: (request, options) => fakeCall(options, () => caller().map(() => buildsOf(request))),
    findStyleBuilds: ({ style, ...name }, options) =>
      fakeCall(options, () =>
        caller().andThen((): Result<readonly VehicleBuild[], GatewayError> => {
          const builds = buildsOf({ ...name, trim: null }).filter((build) => style === null || build.style === style);
          return builds.length > 0 ? ok(builds) : err({ code: 'refused', message: 'no data', fields: {} });
        }),
      ),
    findForumBuilds: (request, options) => fakeCall(options, () => caller().map(() => suggestedBuildsOf(request))),
    autoloadBuilds: (request, options) => fakeCall(options, () => caller().map(() => buildsOf(request))),
  };
}
