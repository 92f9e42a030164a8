import { isDeepStrictEqual } from 'node:util';
import { createHttpClient } from '#adapters/http/http-client.ts';
import { SPECIFIED_RETRIES } from '#adapters/http/retrying-fetch.ts';
import { createFakeClock } from '../fakes/fake-clock.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeLogger } from '../fakes/fake-logger.ts';
import type { GatewayCall } from '../setup/gateway-calls/gateway-call.ts';
import { openRecordingOrigin } from '../setup/recording-origin.ts';
import { FAULTS, goodAnswer } from './faults.ts';

/** The timeout of an attempt without a response, in milliseconds; much shorter than in production. */
const SHORT_TRY_MS = 30;

/**
 * Makes a call over a socket under a fault and returns a cell of the fault matrix: the outcome and the number of
 * attempts.
 */
export async function outcomeUnder(fault: string, call: GatewayCall): Promise<string> {
  const { answer = goodAnswer, elsewhere, isSlow = false } = FAULTS[fault] ?? {};
  const origin = await openRecordingOrigin();
  const place = await elsewhere?.(origin);
  let tries = 0;
  const http = createHttpClient({
    origin: place?.url ?? origin.url,
    siteDomain: 'test.vinport.example',
    fetch: (url, init) => {
      tries += 1;
      return fetch(url, init);
    },
    token: () => 'secret',
    ids: createFakeIdSource('key'),
    clock: createFakeClock(),
    logger: createFakeLogger(),
    retries: { ...SPECIFIED_RETRIES, firstDelayMs: 0, ...(isSlow && { tryTimeoutMs: SHORT_TRY_MS }) },
  });
  try {
    origin.answers(answer(call.answer));
    const outcome = await call.send(http, place?.url ?? origin.url);
    // The transport may retry by itself; the origin then receives more requests than expected.
    const isUnseen = elsewhere !== undefined || isSlow || origin.requests.length === tries;
    const made = isUnseen ? `${tries}` : `${tries}, seen ${origin.requests.length}`;
    if (outcome.isErr()) return `${outcome.error.code} ${made}`;
    origin.answers(goodAnswer(call.answer));
    const good = await call.send(http, origin.url);
    return `${isDeepStrictEqual(outcome.value, good.unwrapOr(null)) ? 'ok' : 'message'} ${made}`;
  } finally {
    place?.close();
    await origin.close();
  }
}
