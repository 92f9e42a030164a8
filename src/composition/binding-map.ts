import type { HttpClient } from '../adapters/http/http-client.ts';
import type { AccountStore } from '../core/account/account-store.ts';
import type { LogIn } from '../core/account/log-in.ts';
import type { LogOut } from '../core/account/log-out.ts';
import type { LoadSiteSettings } from '../core/site/load-site-settings.ts';
import type { ConfirmSticker } from '../core/sticker/confirm-sticker.ts';
import type { GenerateSticker } from '../core/sticker/generate-sticker.ts';
import type { DownloadSticker, OpenSticker } from '../core/sticker/open-sticker.ts';
import type { DecodeVehicle } from '../core/vehicle/decode-vehicle.ts';
import type { AccountGateway } from '../ports/account-gateway.ts';
import type { FreeCreditGateway } from '../ports/free-credit-gateway.ts';
import type { SiteGateway } from '../ports/site-gateway.ts';
import type { StickerGateway } from '../ports/sticker-gateway.ts';
import type { VehicleGateway } from '../ports/vehicle-gateway.ts';
import type { World } from './world.ts';

/** Everything the container can be asked for, by name. */
export interface BindingMap {
  world: World;
  http: HttpClient;

  account: AccountStore;
  accounts: AccountGateway;
  logIn: LogIn;
  logOut: LogOut;

  freeCredits: FreeCreditGateway;

  sites: SiteGateway;
  loadSiteSettings: LoadSiteSettings;

  stickers: StickerGateway;
  generateSticker: GenerateSticker;
  confirmSticker: ConfirmSticker;
  openSticker: OpenSticker;
  downloadSticker: DownloadSticker;

  vehicles: VehicleGateway;
  decodeVehicle: DecodeVehicle;
}
