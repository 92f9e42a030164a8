import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { acknowledged } from '../success.ts';

const MAX_LENGTH = 16_000;
const MAX_FIELDS = 40;

/** A log entry from a page. The specification names no fields, so any fields are accepted within size limits. */
export const logEntry = z.record(z.string().check(z.minLength(1), z.maxLength(64)), z.unknown()).check(
  z.refine((fields) => Object.keys(fields).length <= MAX_FIELDS, 'There are too many fields.'),
  z.refine((fields) => JSON.stringify(fields).length <= MAX_LENGTH, 'The fields are too long.'),
);

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
