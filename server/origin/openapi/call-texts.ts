import * as z from 'zod';
import { callLimits } from '../kernel/limits/call-limits.ts';

const limitNames = z.enum(Object.keys(callLimits) as [keyof typeof callLimits]);

/** The documentation of one call in `calls/*.json`: texts, an example, and what the contract does not describe. */
export const callTexts = z.strictObject({
  call: z.templateLiteral([z.enum(['GET', 'POST']), ' /', z.string()]),
  id: z.string(),
  summary: z.string(),
  about: z.string().exactOptional(),
  example: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.looseObject({}))]))
    .exactOptional(),
  /** If the origin accepts other encodings than clients send. */
  encodings: z.array(z.enum(['query', 'form', 'multipart', 'json'])).exactOptional(),
  /** IDs of the other paths, in the order of the contract. */
  alsoAt: z.array(z.string()).exactOptional(),
  headers: z.array(z.enum(['uri', 'Idempotency-Key', 'Stripe-Signature', 'Sandbox-Signature'])).exactOptional(),
  /** Media types of the origin's responses, if a client accepts more. */
  files: z.array(z.string()).exactOptional(),
  declines: z.boolean().exactOptional(),
  fails: z.array(z.literal([400, 402, 403, 404, 409, 503])).exactOptional(),
  limits: z.array(limitNames).exactOptional(),
});

/** The parsed documentation of a call. */
export type CallTexts = z.output<typeof callTexts>;
