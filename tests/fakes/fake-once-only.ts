import { err, ok, type Result } from 'neverthrow';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { FakePerson } from './fake-people.ts';

/** What tells one call that must not happen twice from another; without a key the work is done each time. */
export interface FakeOnceOnlyCall {
  readonly person: FakePerson;
  readonly key: string | null;
  readonly request: unknown;
}

/** Does work at most once for a person's key; a repeat gets the first answer back. */
export type FakeOnceOnly<Value> = (
  call: FakeOnceOnlyCall,
  work: () => Result<Value, GatewayError>,
) => Result<Value, GatewayError>;

/** Makes a memory of calls that must not happen twice. A call that failed did nothing and is forgotten. */
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
