/**
 * The interfaces between the core and the outside: implement one of them to use your own data source with Vinport's
 * rules.
 *
 * @module vinport/ports
 */
export type * from './account-gateway.ts';
export type * from './analytics.ts';
export type * from './billing-gateway.ts';
export type * from './call-options.ts';
export type * from './clock.ts';
export type * from './content-gateway.ts';
export type * from './cookie-jar.ts';
export type * from './delivery-gateway.ts';
export type * from './feedback-gateway.ts';
export type * from './free-credit-gateway.ts';
export type * from './gateway-error.ts';
export type * from './id-source.ts';
export type * from './image-compressor.ts';
export type * from './key-value-storage.ts';
export type * from './live-chat.ts';
export type * from './logger.ts';
export type * from './plan-gateway.ts';
export type * from './privacy-gateway.ts';
export type * from './purchase-gateway.ts';
export type * from './query-cache.ts';
export type * from './recall-gateway.ts';
export type * from './report-gateway.ts';
export type * from './sending-answer.ts';
export type * from './sharing-gateway.ts';
export type * from './site-gateway.ts';
export type * from './sticker-gateway.ts';
export type * from './support-gateway.ts';
export type * from './vehicle-gateway.ts';
