import type * as z from 'zod';
import type { CallLimitName } from '../kernel/limits/call-limits.ts';

/** The tags of calls: the features, named like the folders of the origin. */
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

/** The input of a call and its encodings. */
export interface CallInput {
  /** Several if the route accepts more than one encoding. */
  readonly as: readonly ('query' | 'form' | 'multipart' | 'json')[];
  /** The schema with which the route parses its input; a test verifies this. */
  readonly schema: z.core.$ZodType;
  readonly example: Readonly<Record<string, string | number | boolean | readonly object[]>>;
}

/** The successful response of a call. */
export interface CallAnswer {
  readonly json?: z.core.$ZodType;
  /** Media types of file responses. */
  readonly files?: readonly string[];
  /** Schemas of the event data by event name, streamed to clients that accept `text/event-stream`. */
  readonly events?: Readonly<Record<string, z.core.$ZodType>>;
}

/** A call of the origin, as documented for developers. */
export interface DocumentedCall {
  /** Unique ID of the call, in camel case. */
  readonly id: string;
  readonly call: `${'GET' | 'POST'} /${string}`;
  /** Other paths of the same call, each with its own ID. */
  readonly alsoAt?: Readonly<Record<string, `/${string}`>>;
  /** One line in the imperative. */
  readonly summary: string;
  /** Details that the schemas cannot express. */
  readonly about?: string;
  readonly by: 'anyone' | 'signed-in' | 'dealer';
  readonly takes?: CallInput;
  /** Headers of this call beside the common ones. */
  readonly headers?: readonly ('uri' | 'Idempotency-Key' | 'Stripe-Signature' | 'Sandbox-Signature')[];
  /** `null` if a call has no successful response. */
  readonly answer: CallAnswer | null;
  /** Whether a response with status 200 may be `{status: 'error'}`, where the specification uses that field. */
  readonly declines?: boolean;
  /** Additional error statuses, beside those that follow from its input and access. */
  readonly fails?: readonly (400 | 402 | 403 | 404 | 409 | 503)[];
  readonly limits?: readonly CallLimitName[];
}
