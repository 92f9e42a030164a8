import { ok, Result } from 'neverthrow';
import type { GatewayModule, GatewaySettingError, OpenGateway } from './gateway-module.ts';
import { sandboxModule } from './sandbox/sandbox-module.ts';
import { stripeModule } from './stripe/stripe-module.ts';

/** Every gateway that the product knows. */
export const gatewayModules: readonly GatewayModule[] = [stripeModule, sandboxModule];

/**
 * Reads which gateways the operator has set up. Where none is, a demonstration takes test cards, and nothing else: who
 * may pay with test cards gets everything for nothing.
 */
export function readPaymentSettings(
  variables: Readonly<Record<string, string | undefined>>,
  { demonstration }: { readonly demonstration: boolean },
): Result<readonly OpenGateway[], GatewaySettingError> {
  const real = gatewayModules.filter((module) => module !== sandboxModule);
  return Result.combine(real.map(({ configure }) => configure(variables, { demonstration })))
    .map((gateways) => gateways.filter((gateway) => gateway !== null))
    .andThen((gateways) =>
      gateways.length > 0
        ? ok(gateways)
        : sandboxModule.configure(variables, { demonstration }).map((sandbox) => (sandbox === null ? [] : [sandbox])),
    );
}
