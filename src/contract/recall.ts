import * as z from 'zod/mini';
import type { Recall, RecallCheck } from '#core/recall/recall.ts';
import { camelCased } from './camel-cased.ts';
import { defineCall, json, nothing, query } from './define-call.ts';
import { moment } from './fields.ts';

const year = z.coerce.number().check(z.int(), z.gte(1886), z.lte(2999));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** Text that other origins may omit. */
const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);
const when = z._default(z.nullable(moment), null);

/** A recall in the wire format. */
export const wireRecall = z.object({
  campaign: z.string().check(z.minLength(1)),
  manufacturer: text,
  component: text,
  summary: text,
  consequence: text,
  remedy: text,
  notes: text,
  reported_at: when,
  owners_told_at: when,
  park_it: flag,
  park_outside: flag,
  over_the_air_update: flag,
});

type WireRecall = z.output<typeof wireRecall>;

function choices<Choice>(choice: z.ZodMiniType<Choice>) {
  return z.object({ status: z.literal('success'), data: z.array(choice), source: text, fallback: flag });
}

/**
 * The recalls found. A single unreadable recall invalidates the response, because a partial list would look complete. A
 * `source` of `null` means that nothing was searched; an origin that omits `source` has searched its own data (GAP-20).
 */
const recalls = z.object({
  status: z.literal('success'),
  data: z.array(wireRecall),
  /** Known gaps of the list. An empty array never means that there are no recalls. */
  limits: z._default(z.array(z.string()), []),
  source: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** Whether a fallback source answered instead of the intended one. */
  fallback: flag,
  demonstration: flag,
});

const list = <Value>({ data }: { readonly data: readonly Value[] }): readonly Value[] => data;

function recallCheck({ data, source }: z.output<typeof recalls>): RecallCheck {
  return {
    recalls: data.map(recallFromWire),
    source: source ?? null,
    isChecked: source !== null || data.length > 0,
  };
}

/** Converts a recall from the wire format. */
function recallFromWire({ owners_told_at, ...same }: WireRecall): Recall {
  return { ...camelCased(same), ownersNotifiedAt: owners_told_at };
}

/** Converts a recall to the wire format. */
export function recallToWire(recall: Recall): WireRecall {
  const { reportedAt, ownersNotifiedAt, parkIt, parkOutside, overTheAirUpdate, ...same } = recall;
  return {
    ...same,
    reported_at: reportedAt,
    owners_told_at: ownersNotifiedAt,
    park_it: parkIt,
    park_outside: parkOutside,
    over_the_air_update: overTheAirUpdate,
  };
}

/** The calls about recalls: specification, section 7, "Recall check" (RCL-01 to RCL-05). */
export const recallCalls = {
  years: defineCall({
    method: 'GET',
    path: '/api/recall-check/years',
    by: 'anyone',
    input: nothing,
    output: choices(z.int()),
    read: list,
  }),
  makes: defineCall({
    method: 'GET',
    path: '/api/recall-check/makes',
    by: 'anyone',
    input: query({ year }),
    output: choices(z.string().check(z.minLength(1))),
    read: list,
  }),
  models: defineCall({
    method: 'GET',
    path: '/api/recall-check/models',
    by: 'anyone',
    input: query({ year, make: name }),
    output: choices(z.string().check(z.minLength(1))),
    read: list,
  }),
  byVin: defineCall({
    method: 'GET',
    path: '/api/recall-check/vin',
    by: 'anyone',
    input: query({ vin: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
    output: recalls,
    read: recallCheck,
  }),
  byVehicle: defineCall({
    method: 'POST',
    path: '/api/recall-check',
    by: 'anyone',
    input: json({ year, make: name, model: name }),
    output: recalls,
    read: recallCheck,
  }),
};
