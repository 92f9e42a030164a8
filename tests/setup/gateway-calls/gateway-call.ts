import type { ResultAsync } from 'neverthrow';
import type { HttpClient } from '#adapters/http/http-client.ts';

/** What a call of a gateway comes to. */
type CallOutcome = ResultAsync<unknown, { readonly code: string }>;

/** What a call is answered with when all goes well: JSON, or a file. */
export type GoodAnswer = Readonly<Record<string, unknown>> | 'pdf' | 'picture';

/** One call that a gateway can make, with everything told that can be told. */
export interface GatewayCall {
  /** Such as `account.logIn`; the way in brackets where one method goes different ones. */
  readonly name: string;
  /** The requirements it answers, by name. */
  readonly rows: string;
  readonly answer: GoodAnswer;
  /** Makes the call; `origin` is where the origin answers, and a CMS of its own under `/cms` there. */
  readonly send: (http: HttpClient, origin: string) => CallOutcome;
  /** The same with nothing told that can be left out. */
  readonly sendLeast: (http: HttpClient, origin: string) => CallOutcome;
}

/** An example of how a method of a gateway is used. */
interface ExampleCall<Gateway> extends Pick<GatewayCall, 'rows' | 'answer'> {
  readonly way?: string;
  readonly send: (gateway: Gateway) => CallOutcome;
  /** Where something can be left out. */
  readonly sendLeast?: (gateway: Gateway) => CallOutcome;
}

/** Examples of every method there is: a new method does not compile without one. */
export type EveryMethod<Gateway> = { readonly [Method in keyof Gateway]: readonly ExampleCall<Gateway>[] };

/** The calls of one gateway. */
export function callsOf<Gateway extends object>(
  feature: string,
  create: (http: HttpClient, origin: string) => Gateway,
  examples: EveryMethod<Gateway>,
): readonly GatewayCall[] {
  const methods: [string, readonly ExampleCall<Gateway>[]][] = Object.entries(examples);
  return methods.flatMap(([method, ways]) =>
    ways.map(({ way, rows, answer, send, sendLeast = send }) => ({
      name: way === undefined ? `${feature}.${method}` : `${feature}.${method}(${way})`,
      rows,
      answer,
      send: (http, origin) => send(create(http, origin)),
      sendLeast: (http, origin) => sendLeast(create(http, origin)),
    })),
  );
}
