import { createHttpRecallGateway } from '#adapters/http/recall-gateway.ts';
import { recallToWire } from '#contract/recall.ts';
import type { RecallGateway } from '#ports/recall-gateway.ts';
import { aRecall } from '#tests/builders/a-recall.ts';
import { callsOf } from './gateway-call.ts';

const found = { status: 'success', data: [recallToWire(aRecall())] };

/** The calls about recalls. */
export const recallCalls = callsOf<RecallGateway>('recall', createHttpRecallGateway, {
  years: [{ rows: 'RCL-01', answer: { status: 'success', data: [2003] }, send: (recalls) => recalls.years() }],
  makes: [{ rows: 'RCL-02', answer: { status: 'success', data: ['Honda'] }, send: (recalls) => recalls.makes(2003) }],
  models: [
    {
      rows: 'RCL-03',
      answer: { status: 'success', data: ['Accord'] },
      send: (recalls) => recalls.models({ year: 2003, make: 'Honda' }),
    },
  ],
  byVin: [{ rows: 'RCL-04', answer: found, send: (recalls) => recalls.byVin('1HGCM82693A000001') }],
  byVehicle: [
    {
      rows: 'RCL-05',
      answer: found,
      send: (recalls) => recalls.byVehicle({ year: 2003, make: 'Honda', model: 'Accord' }),
    },
  ],
});
