export { isInEea, WITHDRAWAL_PERIOD_MS } from '../../../../src/core/billing/consumer-law.ts';
