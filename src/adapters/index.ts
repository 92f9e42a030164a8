/**
 * Adapters: Vinport's own implementations of its ports. Use them alone or together with your own adapters.
 *
 * @module vinport/adapters
 */
export * from './analytics/add-script.ts';
export * from './analytics/browser-analytics.ts';
export * from './analytics/no-analytics.ts';
export * from './chat/site-live-chat.ts';
export * from './cookie/browser-cookie-jar.ts';
export * from './cookie/request-cookie-jar.ts';
export * from './cookie/with-device-cookie.ts';
export * from './http/account-gateway.ts';
export * from './http/billing-gateway.ts';
export * from './http/content-gateway.ts';
export * from './http/delivery-gateway.ts';
export * from './http/feedback-gateway.ts';
export * from './http/free-credit-gateway.ts';
export type { HttpAnswer, HttpFileAnswer } from './http/http-answer.ts';
export type * from './http/http-call.ts';
export * from './http/http-client.ts';
export * from './http/plan-gateway.ts';
export * from './http/privacy-gateway.ts';
export * from './http/purchase-gateway.ts';
export * from './http/recall-gateway.ts';
export * from './http/report-gateway.ts';
export * from './http/retrying-fetch.ts';
export * from './http/sharing-gateway.ts';
export * from './http/site-gateway.ts';
export * from './http/sticker-gateway.ts';
export * from './http/support-gateway.ts';
export * from './http/vehicle-gateway.ts';
export * from './image/browser-image-compressor.ts';
export * from './image/image-platform.ts';
export * from './image/no-image-compressor.ts';
export * from './query/tanstack-query-cache.ts';
export * from './storage/memory-storage.ts';
export * from './storage/web-storage.ts';
export * from './system/console-logger.ts';
export * from './system/random-id-source.ts';
export * from './system/system-clock.ts';
