import { ok, Result } from 'neverthrow';
import type { GatewayModule, GatewaySettingError, OpenGateway } from './gateway-module.ts';
import { sandboxModule } from './sandbox/sandbox-module.ts';
import { stripeModule } from './stripe/stripe-module.ts';

/** All supported gateways. */
export const gatewayModules: readonly GatewayModule[] = [stripeModule, sandboxModule];

/**
 * Reads the gateways that the operator has configured. Without any, a demonstration accepts test cards. In production,
 * test cards would make everything free.
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
