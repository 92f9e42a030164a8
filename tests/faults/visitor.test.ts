import { describe, expect, it } from 'vitest';
import { sentCall } from '#scripts/quality/sent-call.ts';
import { contractCalls } from '../setup/contract-calls.ts';
import { everyGatewayCall } from '../setup/gateway-calls/every-gateway-call.ts';
import type { GatewayCall } from '../setup/gateway-calls/gateway-call.ts';
import { openWire } from '../setup/open-wire.ts';
import { goodAnswer } from './faults.ts';

/** Returns the access to a call that the contract states. A separate CMS is outside the contract, and public. */
async function accessTo(call: GatewayCall): Promise<'public' | 'optional' | 'restricted'> {
  const { method, path } = await sentCall(call);
  if (path.startsWith('/cms')) return 'public';
  const described = contractCalls.find((each) => each.method === method && each.path === path);
  if (described === undefined) throw new Error(`The contract does not describe ${method} ${path}.`);
  if (described.optionalToken) return 'optional';
  return described.by === 'anyone' ? 'public' : 'restricted';
}

const calls = await Promise.all(everyGatewayCall.map(async (call) => ({ ...call, access: await accessTo(call) })));
const open = calls.filter(({ access }) => access === 'public');
const optional = calls.filter(({ access }) => access === 'optional');
const closed = calls.filter(({ access }) => access === 'restricted');

describe('a call without a signed-in person', () => {
  it('is public, restricted, or both', () => {
    expect(open.length).toBeGreaterThan(50);
    expect(closed.length).toBeGreaterThan(50);
    expect(optional).not.toEqual([]);
  });

  it.each(closed)(
    'CALL-04 FBK-13 $name sends no request without a token, and sends an existing token',
    async (call) => {
      const visitor = await openWire({ token: () => null });
      const answer = await call.send(visitor.http, visitor.origin.url);
      expect(answer._unsafeUnwrapErr().code).toBe('signed-out');
      expect(visitor.origin.requests).toEqual([]);

      const person = await openWire();
      person.origin.answers(goodAnswer(call.answer));
      await call.send(person.http, person.origin.url);
      expect(person.origin.onlyRequest().headers.authorization).toBe('Bearer secret');
    },
  );

  it.each(open)('CALL-04 $name requires no token and omits an existing token', async (call) => {
    for (const token of [null, 'secret']) {
      const wire = await openWire({ token: () => token });
      wire.origin.answers(goodAnswer(call.answer));
      expect((await call.send(wire.http, wire.origin.url)).isOk()).toBe(true);
      expect(wire.origin.onlyRequest().headers).not.toHaveProperty('authorization');
    }
  });

  it.each(optional)('CALL-04 $name requires no token and sends an existing token', async (call) => {
    for (const token of [null, 'secret']) {
      const wire = await openWire({ token: () => token });
      wire.origin.answers(goodAnswer(call.answer));
      expect((await call.send(wire.http, wire.origin.url)).isOk()).toBe(true);
      expect(wire.origin.onlyRequest().headers.authorization).toBe(token === null ? undefined : 'Bearer secret');
    }
  });
});
