/**
 * The contract test suites that every implementation of a port must pass. They define Vitest tests.
 *
 * @module vinport/testing/contracts
 */
export * from './account-changes.contract.ts';
export * from './account-gateway.contract.ts';
export * from './account-links.contract.ts';
export * from './analytics.contract.ts';
export * from './billing-gateway.contract.ts';
export * from './build-look-ups.contract.ts';
export * from './bulk-check.contract.ts';
export * from './clock.contract.ts';
export * from './content-gateway.contract.ts';
export * from './cookie-jar.contract.ts';
export * from './dealer-logo.contract.ts';
export * from './delivery-gateway.contract.ts';
export * from './feedback-gateway.contract.ts';
export * from './free-credit-gateway.contract.ts';
export * from './gateway-world.ts';
export * from './id-source.contract.ts';
export * from './image-compressor.contract.ts';
export * from './key-value-storage.contract.ts';
export * from './live-chat.contract.ts';
export * from './logger.contract.ts';
export * from './once-only.contract.ts';
export * from './open-fake-world.ts';
export * from './plan-gateway.contract.ts';
export * from './privacy-gateway.contract.ts';
export * from './purchase-gateway.contract.ts';
export * from './query-cache.contract.ts';
export * from './recall-gateway.contract.ts';
export * from './report-gateway.contract.ts';
export * from './report-generation.contract.ts';
export * from './sample-documents.contract.ts';
export * from './sharing-gateway.contract.ts';
export * from './site-config.contract.ts';
export * from './site-gateway.contract.ts';
export * from './sticker-confirmation.contract.ts';
export * from './sticker-gateway.contract.ts';
export * from './sticker-generation.contract.ts';
export * from './sticker-steps.ts';
export * from './support-gateway.contract.ts';
export * from './vehicle-gateway.contract.ts';
export * from './vehicle-look-ups.contract.ts';
export * from './world-of.ts';
