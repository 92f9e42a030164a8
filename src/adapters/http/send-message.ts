import { ok, type ResultAsync } from 'neverthrow';
import type { GatewayError } from '../../ports/gateway-error.ts';
import type { SendingAnswer } from '../../ports/sending-answer.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpClient } from './http-client.ts';
import { messageOfFailure } from './http-error.ts';
import { sendingAnswer } from './sending-answer-schema.ts';

const OK = 200;
const UNAUTHORIZED = 401;

/**
 * Sends what a person wrote. Any HTTP status but 200 is an error, in the origin's own words where it has any; only who
 * is not signed in is told so instead.
 *
 * Source: specification, section 8 (FBK-12).
 */
export function sendMessage(http: HttpClient, call: HttpCall): ResultAsync<SendingAnswer, GatewayError> {
  return http.answer(call).andThen((answer) => {
    if (answer.status === OK || answer.status === UNAUTHORIZED) return http.read(call, answer, sendingAnswer);
    const message = messageOfFailure(answer);
    return message === null
      ? http.read(call, answer, sendingAnswer).map(() => ({ status: 'error' as const, message: null }))
      : ok({ status: 'error' as const, message });
  });
}
