import type * as z from 'zod';
import type { CallLimitName } from '../kernel/limits/call-limits.ts';

/** What the calls are sorted by: the features, as the folders of the origin have them. */
export const CALL_TAGS = {
  account: 'Who somebody is: signing in, the profile, its picture, and registering as a dealer.',
  privacy: 'What is kept of a person: handed out, or erased.',
  site: 'What a branded domain is: its settings, switches and home page.',
  content: 'The collections of the marketing side, in the shape of Payload.',
  vehicle: 'What vehicle a VIN, a plate or a name stands for.',
  recall: 'Recalls, for whoever asks.',
  report: 'Vehicle history reports.',
  sticker: 'Window stickers, and the builds that they are made of.',
  document: 'Reports and stickers as documents: printed, shared, verified, and complete samples.',
  billing: 'What is on offer, credits, orders and subscriptions.',
  purchase: 'The calls by which money moves.',
  message: 'What somebody writes: feedback, tickets, the chat, and what pages report.',
} as const;

/** One of the {@link CALL_TAGS}. */
export type CallTag = keyof typeof CALL_TAGS;

/** What a request brings, and how it is written. */
export interface CallInput {
  /** Several where the route reads whichever comes. */
  readonly as: readonly ('query' | 'form' | 'multipart' | 'json')[];
  /** The very schema that the route parses with; a test sees to it. */
  readonly schema: z.core.$ZodType;
  readonly example: Readonly<Record<string, string | number | boolean | readonly object[]>>;
}

/** What a call answers with when all went well. */
export interface CallAnswer {
  readonly json?: z.core.$ZodType;
  /** Media types of the files that it may answer with. */
  readonly files?: readonly string[];
  /** What it streams to who accepts `text/event-stream`: the data of each event by its name. */
  readonly events?: Readonly<Record<string, z.core.$ZodType>>;
}

/** One call of the origin, as it is told to programmers. */
export interface DocumentedCall {
  /** Another one for each call, in camel case. */
  readonly id: string;
  readonly call: `${'GET' | 'POST'} /${string}`;
  /** Other paths at which the same call answers, each with an id of its own. */
  readonly alsoAt?: Readonly<Record<string, `/${string}`>>;
  /** One line, in the imperative. */
  readonly summary: string;
  /** What the schemas cannot tell. */
  readonly about?: string;
  readonly by: 'anyone' | 'signed-in' | 'dealer';
  readonly takes?: CallInput;
  /** Headers that it reads beside those of every call. */
  readonly headers?: readonly ('uri' | 'Idempotency-Key' | 'Stripe-Signature' | 'Sandbox-Signature')[];
  /** `null` where no answer of a call is a good one. */
  readonly answer: CallAnswer | null;
  /** Whether an answer with status 200 may be `{status: 'error'}`, where the specification reads that field. */
  readonly declines?: boolean;
  /** Failures beside those that follow from what it takes and who may call it. */
  readonly fails?: readonly (400 | 402 | 403 | 404 | 409 | 503)[];
  readonly limits?: readonly CallLimitName[];
}
