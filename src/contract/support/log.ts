import { acknowledged } from '../acknowledged.ts';
import { defineCall } from '../define-call.ts';
import { logEntry } from './log-entry.ts';

const input = { as: 'form', schema: logEntry } as const;

/** The calls with which pages send log entries: specification, section 7, endpoint map (logs, error_vin). */
export const logCalls = {
  log: defineCall({ method: 'POST', path: '/api-cwa/logs', by: 'anyone', input, ...acknowledged }),
  logWrongVin: defineCall({
    method: 'POST',
    path: '/api-cwa/error_vin',
    by: 'anyone',
    input,
    ...acknowledged,
  }),
};
