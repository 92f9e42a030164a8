import { describe, expect, it } from 'vitest';
import { aFreeCreditClaim } from '#tests/builders/a-free-credit-claim.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpFreeCreditGateway } from './free-credit-gateway.ts';

describe('free credit call requests', () => {
  it('CRD-09 sends a form with the bearer header once', async () => {
    const wire = await openWire();
    wire.origin.answers({ status: 503 }, { body: { status: 'success' } });

    const answer = await createHttpFreeCreditGateway(wire.http).claim(aFreeCreditClaim());

    expect(answer._unsafeUnwrap()).toBe('granted');
    expect(wire.origin.requests).toHaveLength(2);
    for (const { method, path, query, type, fields, headers } of wire.origin.requests) {
      expect(`${method} ${path}`).toBe('POST /api-cwa/offer_credit');
      expect([type, query]).toEqual(['application/x-www-form-urlencoded', {}]);
      expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'key-1' });
      expect(fields).toEqual({
        vin: '1ZZZZ00013A000001',
        source: 'sticker',
        search_type: 'sticker',
        error_msg: 'Failed to generate sticker',
        credit_type: 'sticker',
      });
    }
  });

  it.each(['error', 'no_failure'])('CRD-09 grants no credit for the status %j', async (status) => {
    const wire = await openWire();
    wire.origin.answers({ body: { status } });
    const answer = await createHttpFreeCreditGateway(wire.http).claim(aFreeCreditClaim());
    expect(answer._unsafeUnwrap()).toBe('refused');
  });

  it('CRD-09 sends nothing when signed out', async () => {
    const wire = await openWire({ token: () => null });
    const answer = await createHttpFreeCreditGateway(wire.http).claim(aFreeCreditClaim());
    expect(answer._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(wire.origin.requests).toEqual([]);
  });
});
