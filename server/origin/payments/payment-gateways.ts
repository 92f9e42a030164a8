import type { PaymentGateway } from './payment-gateway.ts';
import { createSandboxGateway, type SandboxParts } from './sandbox-gateway.ts';
import { createStripeGateway, type StripeAccess } from './stripe-gateway.ts';

/** The ways to pay that are on, by the name a purchase calls them. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** What decides which ways to pay are on. */
export interface PaymentSettings {
  readonly stripe: StripeAccess | null;
  /** Whether demonstration data is shown. */
  readonly demonstration: boolean;
}

/**
 * Opens the ways to pay. Test cards are taken on a demonstration alone, and never beside real money: who may pay with
 * them gets everything for nothing.
 */
export function openPaymentGateways(
  { stripe, demonstration }: PaymentSettings,
  sandboxParts: SandboxParts,
): PaymentGateways {
  if (stripe) return gatewaysByName([createStripeGateway(stripe)]);
  return gatewaysByName(demonstration ? [createSandboxGateway(sandboxParts)] : []);
}

/** Finds gateways by their names. */
export function gatewaysByName(gateways: readonly PaymentGateway[]): PaymentGateways {
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}
