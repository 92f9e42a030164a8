import { describe, expect, it } from 'vitest';
import { everyGatewayCall } from '../setup/gateway-calls/every-gateway-call.ts';
import { openWire } from '../setup/open-wire.ts';
import type { RecordedRequest } from '../setup/recording-origin.ts';
import { FAULTS, goodAnswer } from './faults.ts';

const PASSING = ['reset', 'cut', '408', '429', '500', '503'];

/** Returns the content of a request; only the boundary of a multipart form may differ between attempts. */
function said({ method, path, query, type, fields, json, headers }: RecordedRequest) {
  const { authorization, uri, accept, 'idempotency-key': key, 'x-forwarded-for': forwardedFor } = headers;
  return { method, path, query, type, fields, json, authorization, uri, accept, key, forwardedFor };
}

describe('a temporary fault', () => {
  it.each(everyGatewayCall)('CALL-03 $name retries the same request and succeeds', async ({ answer, send }) => {
    const wire = await openWire();
    wire.origin.answers(goodAnswer(answer));
    const good = (await send(wire.http, wire.origin.url))._unsafeUnwrap();

    for (const fault of PASSING) {
      const before = wire.origin.requests.length;
      wire.origin.answers(FAULTS[fault]?.answer?.(answer) ?? {}, goodAnswer(answer));

      expect((await send(wire.http, wire.origin.url))._unsafeUnwrap()).toEqual(good);

      const [first, second, ...more] = wire.origin.requests.slice(before).map(said);
      expect(second).toEqual(first);
      expect(more).toEqual([]);
    }
  });
});
