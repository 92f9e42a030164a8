import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '../../ports/call-options.ts';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { PurchaseGateway } from '../../ports/purchase-gateway.ts';
import type { SandboxDecision } from './sandbox-decision.ts';

/** Takes the second step of a test card, as a person would at their bank; a step that was taken is `not-found`. */
export type AnswerSandboxStep = (decision: SandboxDecision, options?: CallOptions) => ResultAsync<void, GatewayError>;

/**
 * Makes the use case that takes the second step of a test card. The purchase goes on with its signed words afterwards.
 *
 * Source: the product's own calls (CRD-08).
 *
 * @example
 * const answerSandboxStep = createAnswerSandboxStep({ purchases });
 * await answerSandboxStep({ step: 'step-1', decision: 'approve' });
 */
export function createAnswerSandboxStep({
  purchases,
}: {
  readonly purchases: Pick<PurchaseGateway, 'answerSandboxStep'>;
}): AnswerSandboxStep {
  return (decision, options) => purchases.answerSandboxStep(decision, options);
}
