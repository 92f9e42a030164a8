import type { ResultAsync } from 'neverthrow';
import type { Sticker, StickerDraft, StickerMode } from '#core/sticker/sticker.ts';
import type { StickerChoices } from '#core/sticker/sticker-choices.ts';
import type { StickerListing, StickerPage } from '#core/sticker/sticker-page.ts';
import type { VehicleBuild } from '#core/sticker/vehicle-build.ts';
import type { VehicleName } from '#core/sticker/vehicle-name.ts';
import type { CallOptions } from './call-options.ts';
import type { GatewayError } from './gateway-error.ts';

/** What the origin makes of a wish for a sticker. */
export type StickerGeneration =
  /** The person has a sticker of this vehicle already. */
  | { readonly status: 'success'; readonly sticker: Sticker }
  /** None yet: here is what is known, to choose from and confirm. */
  | { readonly status: 'no_prev_data'; readonly draft: StickerDraft }
  /** Any other status; `message` is the origin's own word, where it had one. */
  | { readonly status: 'error'; readonly message: string | null };

/** What is asked for when a sticker of a vehicle with a 17-character VIN is wanted. */
export interface GenerateStickerRequest {
  readonly vin: string;
  readonly europe: boolean;
  readonly regenerate: boolean;
}

/** What is asked for when a sticker of a mapped classic is wanted. */
export interface GenerateClassicStickerRequest {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
}

/** What is asked for when a sticker is wanted by year, make and model. */
export interface GenerateStickerByNameRequest {
  readonly year: number;
  readonly make: string;
  /** Blank where it is unknown; it is not sent then. */
  readonly model: string;
}

/** Which builds are looked up: those of a vehicle by name, of one trim where it is known. */
export interface FindBuildsRequest {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
}

/** Which builds are looked up: those of a vehicle by name, in one style where it is known. */
export interface FindStyleBuildsRequest {
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly style: string | null;
}

/** Which builds are looked up: those of one vehicle. */
export interface FindVehicleBuildsRequest extends FindBuildsRequest {
  readonly vin: string;
}

/** A sticker as chosen, ready to be made and charged. */
export interface ConfirmStickerRequest {
  readonly vin: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly mode: StickerMode;
  readonly choices: StickerChoices;
  readonly regenerate: boolean;
  readonly buildsheetColor: boolean;
  /** Whether the model year has a template of its own. */
  readonly restricted: boolean;
}

/**
 * Who makes and keeps window stickers (specification, section 7, "Stickers"). Every call but those about the sample and
 * about names needs a signed-in person.
 */
export interface StickerGateway {
  /** The model years of which stickers can be made by name. */
  years(options?: CallOptions): ResultAsync<readonly number[], GatewayError>;
  /** The makes of that year. */
  makes(year: number, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  /** The models of that make and year. */
  models(request: Omit<VehicleName, 'model'>, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  /** The trims of that model. */
  trims(request: VehicleName, options?: CallOptions): ResultAsync<readonly string[], GatewayError>;
  generate(request: GenerateStickerRequest, options?: CallOptions): ResultAsync<StickerGeneration, GatewayError>;
  generateClassic(
    request: GenerateClassicStickerRequest,
    options?: CallOptions,
  ): ResultAsync<StickerGeneration, GatewayError>;
  /** By year, make and model; a draft that comes of it is in mode `ymmt`. */
  generateByName(
    request: GenerateStickerByNameRequest,
    options?: CallOptions,
  ): ResultAsync<StickerGeneration, GatewayError>;
  /** What the catalogue has of a vehicle by name and trim; an unknown one has no builds. */
  findBuilds(request: FindBuildsRequest, options?: CallOptions): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** What the catalogue has of a vehicle by name and style; one the catalogue does not know is `refused`. */
  findStyleBuilds(
    request: FindStyleBuildsRequest,
    options?: CallOptions,
  ): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** What owners tell of a vehicle. */
  findForumBuilds(
    request: FindVehicleBuildsRequest,
    options?: CallOptions,
  ): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** What can be filled in by itself for a vehicle. */
  autoloadBuilds(
    request: FindVehicleBuildsRequest,
    options?: CallOptions,
  ): ResultAsync<readonly VehicleBuild[], GatewayError>;
  /** Makes the sticker and charges one credit, both or neither; however often it is tried, at most once. */
  confirm(request: ConfirmStickerRequest, options?: CallOptions): ResultAsync<Sticker, GatewayError>;
  /** Reads a kept sticker of this person; anyone else's is `not-found`. */
  read(id: string, options?: CallOptions): ResultAsync<Sticker, GatewayError>;
  /** The kept sticker as a PDF file. */
  readPdf(id: string, options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
  /** This person's stickers, the newest first; a page past the last is empty. */
  list(listing: StickerListing, options?: CallOptions): ResultAsync<StickerPage, GatewayError>;
  /** The whole sticker of a demonstration vehicle, for anyone; without demonstration data `not-found`. */
  readSample(options?: CallOptions): ResultAsync<Sticker, GatewayError>;
  /** The same as a PDF file. */
  readSamplePdf(options?: CallOptions): ResultAsync<Uint8Array<ArrayBuffer>, GatewayError>;
}
