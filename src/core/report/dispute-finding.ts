import { errAsync, type ResultAsync } from 'neverthrow';
import type { CallOptions } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { DisputeFindingRequest, ReportGateway } from '#ports/report-gateway.ts';
import type { FindingDispute } from './finding-dispute.ts';

/** The reasons why a dispute was not saved; a dispute without a message is not sent. */
export type DisputeFindingError = GatewayError | { readonly code: 'message-missing' };

/** Disputes a finding in a report of the signed-in person. */
export type DisputeFinding = (
  request: DisputeFindingRequest,
  options?: CallOptions,
) => ResultAsync<FindingDispute, DisputeFindingError>;

/**
 * Creates the use case that disputes a finding. The finding stays in the report, with the dispute next to it.
 *
 * Source: the product's own call.
 *
 * @example
 * const reports = { dispute: () => errAsync({ code: 'unreachable' } as const) };
 * const disputeFinding = createDisputeFinding({ reports });
 * await disputeFinding({ reportId: 'report-1', findingId: 'stolen:state/7', message: 'It was not.' });
 */
export function createDisputeFinding({
  reports,
}: {
  readonly reports: Pick<ReportGateway, 'dispute'>;
}): DisputeFinding {
  return (request, options) => {
    const message = request.message.trim();
    return message === '' ? errAsync({ code: 'message-missing' }) : reports.dispute({ ...request, message }, options);
  };
}
