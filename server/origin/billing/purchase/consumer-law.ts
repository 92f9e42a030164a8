export { isInEea, WITHDRAWAL_PERIOD_MS } from '#core/billing/consumer-law.ts';
