/**
 * What the core asks of the world: implement one of these to put your own source behind Vinport's rules.
 *
 * @module
 */
export type { AccountGateway } from './account-gateway.ts';
export type { CallOptions } from './call-options.ts';
export type { Clock } from './clock.ts';
export type { CookieJar } from './cookie-jar.ts';
export type { FreeCreditGateway } from './free-credit-gateway.ts';
export type { GatewayError } from './gateway-error.ts';
export type { IdSource } from './id-source.ts';
export type { KeyValueStorage } from './key-value-storage.ts';
export type { Logger } from './logger.ts';
export type { SiteGateway } from './site-gateway.ts';
export type * from './sticker-gateway.ts';
export type { VehicleGateway } from './vehicle-gateway.ts';
