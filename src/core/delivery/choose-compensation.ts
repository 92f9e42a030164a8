import type { ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { DeliveryGateway } from '#ports/delivery-gateway.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { Compensation, CompensationChoice } from './delivery.ts';

/** Takes the buyer's choice; the first one counts, and words that expired are `not-found`. */
export type ChooseCompensation = (
  choice: CompensationChoice,
  options?: CallOptions,
) => ResultAsync<Compensation, GatewayError>;

/**
 * Makes the use case by which a buyer chooses between refund and credit for a document that could not be made.
 *
 * Source: the product's own calls (DEL-05).
 *
 * @example
 * const compensation = { state: 'refunded', kind: 'report', vin: '1HGCM82693A000001' } as const;
 * const deliveries = { chooseCompensation: () => okAsync(compensation) };
 * await createChooseCompensation({ deliveries })({ words: 'signed-words-of-the-email', choice: 'refund' });
 */
export function createChooseCompensation({
  deliveries,
}: {
  readonly deliveries: Pick<DeliveryGateway, 'chooseCompensation'>;
}): ChooseCompensation {
  return (choice, options) => deliveries.chooseCompensation(choice, options);
}
