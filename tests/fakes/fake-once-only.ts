import { err, ok, type Result } from 'neverthrow';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FakePerson } from './fake-people.ts';

/** Identifies a call that must not be executed twice; without a key, the work is repeated each time. */
export interface FakeOnceOnlyCall {
  readonly person: FakePerson;
  readonly key: string | null;
  readonly request: unknown;
}

/** Executes work at most once per person and key; a repeated call gets the first response. */
export type FakeOnceOnly<Value> = (
  call: FakeOnceOnlyCall,
  work: () => Result<Value, GatewayError>,
) => Result<Value, GatewayError>;

/** Creates a store of calls that must not be executed twice. A failed call had no effect and is not stored. */
export function createFakeOnceOnly<Value>(): FakeOnceOnly<Value> {
  const answers = new Map<string, { readonly request: string; readonly value: Value }>();
  return ({ person, key, request }, work) => {
    if (key === null) return work();
    const name = `${person.user.id} ${key}`;
    const text = JSON.stringify(request);
    const answered = answers.get(name);
    if (answered === undefined) {
      return work().map((value) => {
        answers.set(name, { request: text, value });
        return value;
      });
    }
    return answered.request === text
      ? ok(answered.value)
      : err({ code: 'conflict', message: 'This Idempotency-Key was used for another request.' });
  };
}
