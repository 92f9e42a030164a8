import * as z from 'zod';
import type { RecallRow } from '../kernel/db/record-rows.ts';
import { plainText } from '../kernel/plain-text.ts';
import { tableEntries } from './table-entries.ts';

/** The columns of NHTSA's FLAT_RCL; files from before 2025 lack the last two. */
export const RECALL_COLUMNS = [
  'RECORD_ID',
  'CAMPNO',
  'MAKETXT',
  'MODELTXT',
  'YEARTXT',
  'MFGCAMPNO',
  'COMPNAME',
  'MFGNAME',
  'BGMAN',
  'ENDMAN',
  'RCLTYPECD',
  'POTAFF',
  'ODATE',
  'INFLUENCED_BY',
  'MFGTXT',
  'RCDATE',
  'DATEA',
  'RPNO',
  'FMVSS',
  'DESC_DEFECT',
  'CONEQUENCE_DEFECT',
  'CORRECTIVE_ACTION',
  'NOTES',
  'RCL_CMPT_ID',
  'MFR_COMP_NAME',
  'MFR_COMP_DESC',
  'MFR_COMP_PTNO',
  'DO_NOT_DRIVE',
  'PARK_OUTSIDE',
] as const;

type RecallColumn = (typeof RECALL_COLUMNS)[number];

const OLD_COLUMN_COUNT = 27;
/** NHTSA's value for an unknown year. */
const UNKNOWN_YEAR = '9999';

const text = z.string().transform(plainText);
const upper = z
  .string()
  .trim()
  .min(1, 'it is empty')
  .transform((name) => name.toUpperCase());
const day = z.string().transform((given, context) => {
  if (given.trim() === '') return null;
  const [, year, month, dayOfMonth] = /^(\d{4})(\d{2})(\d{2})$/.exec(given.trim()) ?? [];
  const time = Date.parse(`${year}-${month}-${dayOfMonth}T00:00:00Z`);
  if (!Number.isNaN(time)) return time;
  context.issues.push({ code: 'custom', input: given, message: 'it is not a date such as 20250131' });
  return z.NEVER;
});
const flag = z
  .string()
  .default('')
  .transform((word) => (/^(y|yes|true|1)$/i.test(word.trim()) ? 1 : 0));

const named = z.object({
  RECORD_ID: z
    .string()
    .trim()
    .regex(/^[\w-]{1,32}$/, 'it is not a record ID'),
  CAMPNO: z
    .string()
    .trim()
    .regex(/^[\w-]{1,32}$/, 'it is not a campaign number'),
  MAKETXT: upper,
  MODELTXT: upper,
  YEARTXT: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/, 'it is not a year'),
  COMPNAME: text,
  MFGNAME: text,
  BGMAN: day,
  ENDMAN: day,
  RCLTYPECD: text,
  POTAFF: z
    .string()
    .trim()
    .regex(/^\d{0,9}$/, 'it is not a number'),
  ODATE: day,
  RCDATE: day,
  DESC_DEFECT: text,
  CONEQUENCE_DEFECT: text,
  CORRECTIVE_ACTION: text,
  NOTES: text,
  DO_NOT_DRIVE: flag,
  PARK_OUTSIDE: flag,
} satisfies Partial<Record<RecallColumn, z.ZodType<unknown, string | undefined>>>);

const columns = z
  .array(z.string().regex(/^[^\0]*$/, 'it contains a NUL character'))
  .refine((cells) => cells.length === RECALL_COLUMNS.length || cells.length === OLD_COLUMN_COUNT, {
    error: ({ input }) =>
      `it has ${Array.isArray(input) ? input.length : 0} columns, not ${OLD_COLUMN_COUNT} or ${RECALL_COLUMNS.length}`,
  })
  .transform((cells) => Object.fromEntries(RECALL_COLUMNS.map((name, index) => [name, cells[index]])))
  .pipe(named)
  .transform(rowOf);

/** Recalls as lines of FLAT_RCL, each an array of 27 or 29 values. */
export const recallEntries = tableEntries(columns, { table: 'recalls', key: ['record_id'], rowsOf: (row) => [row] });

function rowOf(line: z.infer<typeof named>): RecallRow {
  return {
    record_id: line.RECORD_ID,
    campaign: line.CAMPNO,
    make: line.MAKETXT,
    model: line.MODELTXT,
    year: line.YEARTXT === UNKNOWN_YEAR || line.YEARTXT === '' ? null : Number(line.YEARTXT),
    manufacturer: line.MFGNAME,
    component: line.COMPNAME,
    type: line.RCLTYPECD,
    built_from: line.BGMAN,
    built_until: line.ENDMAN,
    affected: line.POTAFF === '' ? null : Number(line.POTAFF),
    owners_told_at: line.ODATE,
    reported_at: line.RCDATE,
    summary: line.DESC_DEFECT,
    consequence: line.CONEQUENCE_DEFECT,
    remedy: line.CORRECTIVE_ACTION,
    notes: line.NOTES,
    park_it: line.DO_NOT_DRIVE,
    park_outside: line.PARK_OUTSIDE,
    // NHTSA's own record IDs contain no letters.
    demonstration: line.RECORD_ID.startsWith('demo-') ? 1 : 0,
  };
}
