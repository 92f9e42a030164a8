import type * as z from 'zod';
import type { CallLimitName } from '../kernel/limits/call-limits.ts';

/** The tags of calls: the features, named like the folders of the origin. */
export const CALL_TAGS = {
  account: 'Signing in, the profile and its picture, and dealer registration.',
  privacy: 'Export and erasure of personal data.',
  site: 'Settings, switches and home page of a branded domain.',
  content: 'Marketing content collections, in the format of Payload.',
  vehicle: 'Vehicles by VIN, license plate or name.',
  recall: 'Vehicle recalls, without a sign-in.',
  report: 'Vehicle history reports.',
  sticker: 'Window stickers, and the catalog entries that they are created from.',
  document: 'Reports and stickers as documents: printing, sharing, verification, and complete samples.',
  billing: 'Plans, discounts, credits, orders and subscriptions.',
  purchase: 'Calls that charge or refund money.',
  message: 'User messages: feedback, tickets, chat, and reports from pages.',
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
