/**
 * The rules of Vinport: entities, use cases and state stores. They run anywhere and know nobody but the ports.
 *
 * @module
 */
export type { Account } from './account/account.ts';
export { type AccountState, AccountStore } from './account/account-store.ts';
export * from './account/log-in.ts';
export * from './account/log-out.ts';
export type * from './account/user.ts';
export * from './billing/credits.ts';
export type * from './billing/free-credit-claim.ts';
export * from './billing/money.ts';
export * from './billing/subscriptions.ts';
export * from './site/load-site-settings.ts';
export * from './site/resolve-site-domain.ts';
export * from './site/site-settings.ts';
export * from './site/theme.ts';
export * from './state/persisted.ts';
export * from './state/state-store.ts';
export * from './sticker/compose-sticker.ts';
export * from './sticker/confirm-sticker.ts';
export * from './sticker/generate-sticker.ts';
export * from './sticker/open-sticker.ts';
export * from './sticker/restricted-year.ts';
export * from './sticker/sticker.ts';
export * from './sticker/sticker-choices.ts';
export type * from './sticker/vehicle-build.ts';
export * from './vehicle/check-digit.ts';
export * from './vehicle/decode-vehicle.ts';
export * from './vehicle/vehicle.ts';
export * from './vehicle/vin.ts';
