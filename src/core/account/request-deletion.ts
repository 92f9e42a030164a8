import { errAsync } from 'neverthrow';
import type { AccountCalls } from '#ports/account-gateway.ts';
import type { UseCase } from '#ports/call-options.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import {
  DELETION_FAILED_MESSAGE,
  type DeletionRequest,
  type DeletionRequestError,
  readDeletionRequest,
} from './deletion-request.ts';

/** The reasons why the request failed, with the text to show. */
export type DeletionFailure =
  | DeletionRequestError
  | { readonly code: 'deletion-failed'; readonly message: string; readonly cause: GatewayError };

/** A {@link DeletionFailure}, or `cancelled` if the person left in the meantime. */
export type RequestDeletionError = DeletionFailure | Extract<GatewayError, { code: 'cancelled' }>;

/** Sends a request to delete an account. */
export type RequestDeletion = UseCase<DeletionRequest, void, RequestDeletionError>;

/**
 * Creates the use case that requests the deletion of an account. Invalid input is not sent.
 *
 * Source: specification, sections 5, 7 and 8 (ACC-11, ACC-15).
 *
 * @example
 * const requestDeletion = createRequestDeletion({ accounts });
 * const result = await requestDeletion({ email: 'user@demo.vinport.example', message: 'Please delete all.' });
 * if (result.isErr() && result.error.code !== 'cancelled') showMessage(result.error.message);
 */
export function createRequestDeletion({ accounts }: AccountCalls<'requestDeletion'>): RequestDeletion {
  return (typed, options) => {
    const request = readDeletionRequest(typed);
    if (request.isErr()) return errAsync(request.error);
    return accounts
      .requestDeletion(request.value, options)
      .mapErr((cause) => (cause.code === 'cancelled' ? cause : failedBy(cause)));
  };
}

function failedBy(cause: GatewayError): RequestDeletionError {
  const said = 'message' in cause ? cause.message?.trim() : undefined;
  return { code: 'deletion-failed', message: said || DELETION_FAILED_MESSAGE, cause };
}
