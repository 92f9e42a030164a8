import * as z from 'zod';
import { demonstrationFlag } from './entry-fields.ts';
import { tableEntries } from './table-entries.ts';

const plan = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[\w-]{1,64}$/, 'it is not a code such as vhr-5'),
  list: z.enum(['vhr', 'sticker']),
  audience: z.enum(['user', 'dealer']),
  name: z.string().trim().min(1).max(200),
  kind: z.enum(['vhr', 'sticker', 'global']),
  /** Number of documents; `null` if unlimited. */
  documents: z.int().positive().nullable(),
  /** In minor units of the currency. */
  amount: z.int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/, 'it is not a currency such as USD'),
  renewal: z.enum(['once', 'month', 'year']),
  position: z.int().optional(),
  /** Number of reports and stickers in a bundle; its `kind` is `global`, and `documents` is their sum. */
  bundle: z.object({ vhr: z.int().positive(), sticker: z.int().positive() }).nullable().default(null),
  recommended: z.boolean().default(false),
  demonstration: demonstrationFlag,
});

/** Plans on offer, by default in the order of the file. */
export const planEntries = tableEntries(plan, {
  table: 'plans',
  key: ['code'],
  rowsOf: (entry, line) => [
    {
      ...entry,
      bundle: entry.bundle && JSON.stringify(entry.bundle),
      recommended: entry.recommended ? 1 : 0,
      position: entry.position ?? line,
    },
  ],
});
