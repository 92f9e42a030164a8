import type { ResultAsync } from 'neverthrow';
import type { HttpClient } from '#adapters/http/http-client.ts';

/** The outcome of a gateway call. */
type CallOutcome = ResultAsync<unknown, { readonly code: string }>;

/** The successful response of a call: JSON or a file. */
export type GoodAnswer = Readonly<Record<string, unknown>> | 'pdf' | 'picture';

/** A gateway call with all optional values provided. */
export interface GatewayCall {
  /** Such as `account.logIn`; with a variant in parentheses if one method has several. */
  readonly name: string;
  /** The IDs of the requirements that it covers. */
  readonly rows: string;
  readonly answer: GoodAnswer;
  /** Makes the call; `origin` is the base URL of the origin, with a separate CMS under `/cms`. */
  readonly send: (http: HttpClient, origin: string) => CallOutcome;
  /** Makes the call without any optional values. */
  readonly sendLeast: (http: HttpClient, origin: string) => CallOutcome;
}

/** An example of a gateway method's use. */
interface ExampleCall<Gateway> extends Pick<GatewayCall, 'rows' | 'answer'> {
  readonly way?: string;
  readonly send: (gateway: Gateway) => CallOutcome;
  /** Provided if the call has optional values. */
  readonly sendLeast?: (gateway: Gateway) => CallOutcome;
}

/** Examples of all methods: a new method does not compile without one. */
export type EveryMethod<Gateway> = { readonly [Method in keyof Gateway]: readonly ExampleCall<Gateway>[] };

/** Returns the calls of one gateway. */
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
