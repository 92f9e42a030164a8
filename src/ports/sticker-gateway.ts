import type { ResultAsync } from 'neverthrow';
import type { Sticker, StickerDraft, StickerMode } from '#core/sticker/sticker.ts';
import type { StickerChoices } from '#core/sticker/sticker-choices.ts';
import type { StickerListing, StickerPage } from '#core/sticker/sticker-page.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** The origin's response to a sticker request. */
export type StickerGeneration =
  /** The person already has a sticker of this vehicle. */
  | { readonly status: 'success'; readonly sticker: Sticker }
  /** There is none yet: contains the available data to choose from and confirm. */
  | { readonly status: 'no_prev_data'; readonly draft: StickerDraft }
  /** Any other status; `message` is the origin's own text, if any. */
  | { readonly status: 'error'; readonly message: string | null };

/** The request for a sticker of a vehicle with a 17-character VIN. */
export interface GenerateStickerRequest {
  readonly vin: string;
  readonly europe: boolean;
  readonly regenerate: boolean;
}

/** The request for a sticker of a mapped classic. */
export type GenerateClassicStickerRequest = Pick<Vehicle, 'vin' | 'year' | 'make' | 'model' | 'series'>;

/** The request for a sticker by year, make and model. */
export interface GenerateStickerByNameRequest {
  readonly year: number;
  readonly make: string;
  /** Blank if unknown; it is then not sent. */
  readonly model: string;
}

/** The request for the builds of a vehicle by name, and by trim if known. */
export interface FindBuildsRequest {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
}

/** The request for the builds of a vehicle by name, and by style if known. */
export interface FindStyleBuildsRequest extends Omit<FindBuildsRequest, 'trim'> {
  readonly style: string | null;
}

/** The request for the builds of a specific vehicle. */
export interface FindVehicleBuildsRequest extends FindBuildsRequest {
  readonly vin: string;
}

/** A sticker with all choices, ready to be created and charged. */
export interface ConfirmStickerRequest {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly mode: StickerMode;
  readonly choices: StickerChoices;
  readonly regenerate: boolean;
  readonly buildsheetColor: boolean;
  /** Whether the model year has a restricted template. */
  readonly restricted: boolean;
}

/**
 * Creates and stores window stickers (specification, section 7, "Stickers"). Every call except the sample and name
 * calls requires a signed-in person.
 */
export interface StickerGateway {
  /** Returns the model years for which stickers can be created by name. */
  years(options?: CallOptions): ResultAsync<readonly number[], GatewayError>;
  /** Returns the makes of that year. */
  makes(year: number, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  /** Returns the models of that make and year. */
  models(request: Omit<VehicleName, 'model'>, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  /** Returns the trims of that model. */
  trims(request: VehicleName, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  generate(request: GenerateStickerRequest, options?: CallOptions): ResultAsync<StickerGeneration, GatewayError>;
  generateClassic(
    request: GenerateClassicStickerRequest,
    options?: CallOptions,
  ): ResultAsync<StickerGeneration, GatewayError>;
  /** Generates a sticker by year, make and model; a resulting draft has the mode `ymmt`. */
  generateByName(
    request: GenerateStickerByNameRequest,
    options?: CallOptions,
  ): ResultAsync<StickerGeneration, GatewayError>;
  /** Returns the catalog builds of a vehicle by name and trim; an unknown vehicle has no builds. */
  findBuilds(request: FindBuildsRequest, options?: CallOptions): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** Returns the catalog builds of a vehicle by name and style; a vehicle that is not in the catalog is `refused`. */
  findStyleBuilds(
    request: FindStyleBuildsRequest,
    options?: CallOptions,
  ): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** Returns the builds reported by owners of a vehicle. */
  findForumBuilds(
    request: FindVehicleBuildsRequest,
    options?: CallOptions,
  ): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** Returns the builds that are autoloaded for a vehicle. */
  autoloadBuilds(
    request: FindVehicleBuildsRequest,
    options?: CallOptions,
  ): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** Creates the sticker and charges one credit atomically; repeated attempts charge at most once. */
  confirm(request: ConfirmStickerRequest, options?: CallOptions): ResultAsync<Sticker, GatewayError>;
  /** Returns a stored sticker of this person; a sticker of another person is `not-found`. */
  read(id: string, options?: CallOptions): ResultAsync<Sticker, GatewayError>;
  /** Returns the stored sticker as a PDF file. */
  readPdf(id: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** Returns this person's stickers, the newest first; a page past the last is empty. */
  list(listing: StickerListing, options?: CallOptions): ResultAsync<StickerPage, GatewayError>;
  /** Returns the full sticker of a demonstration vehicle to anyone; `not-found` without demonstration data. */
  readSample(options?: CallOptions): ResultAsync<Sticker, GatewayError>;
  /** Returns the sample sticker as a PDF file. */
  readSamplePdf(options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
}

/** A dependency on these calls of the gateway. */
export type StickerCalls<Name extends keyof StickerGateway> = { readonly stickers: Pick<StickerGateway, Name> };
