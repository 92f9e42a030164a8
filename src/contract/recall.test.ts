import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aRecall } from '#tests/builders/a-recall.ts';
import { recallCalls, recallToWire } from './recall.ts';

const text = fc.string().map((any) => any.trim());
const moment = fc.option(fc.integer(), { nil: null });
const recall = fc.record({
  campaign: text.filter((any) => any !== ''),
  manufacturer: text,
  component: text,
  summary: text,
  consequence: text,
  remedy: text,
  notes: text,
  reportedAt: moment,
  ownersNotifiedAt: moment,
  parkIt: fc.boolean(),
  parkOutside: fc.boolean(),
  overTheAirUpdate: fc.boolean(),
});

it('RCL-04 round-trips a recall through the wire format', () => {
  const { output, read } = recallCalls.byVin;
  fc.assert(
    fc.property(fc.array(recall), (recalls) => {
      const answer = { status: 'success', data: recalls.map(recallToWire), source: 'NHTSA' };
      expect(read(z.parse(output, JSON.parse(JSON.stringify(answer)))).recalls).toEqual(recalls);
    }),
  );
});

it('RCL-04 rejects the response if one recall cannot be parsed', () => {
  const answer = { status: 'success', data: [recallToWire(aRecall()), {}] };
  expect(z.safeParse(recallCalls.byVin.output, answer).success).toBe(false);
});
