import * as z from 'zod/mini';
import type { ConfirmedDeletion, DeletionState } from '#core/privacy/deletion-state.ts';
import type { PersonalDataExport } from '#core/privacy/personal-data-export.ts';
import { inData } from './in-data.ts';

/** When an account will be erased. */
export const confirmedDeletion: z.ZodMiniType<ConfirmedDeletion> = inData(
  z.pipe(
    z.object({ erase_at: z.int() }),
    z.transform(({ erase_at }) => ({ eraseAt: erase_at })),
  ),
);

/** How far the deletion of an account has come. */
export const deletionState: z.ZodMiniType<DeletionState> = inData(
  z.union([
    z.pipe(
      z.object({ state: z.literal('cooling-off'), erase_at: z.int() }),
      z.transform(({ state, erase_at }): DeletionState => ({ state, eraseAt: erase_at })),
    ),
    z.pipe(
      z.object({ state: z.enum(['none', 'waiting-for-confirmation']) }),
      z.transform(({ state }): DeletionState => ({ state })),
    ),
  ]),
);

/** All that is kept of a person; what the sections hold is the origin's own. */
export const personalDataExport: z.ZodMiniType<PersonalDataExport> = z.pipe(
  z.object({
    status: z.literal('success'),
    exported_at: z.int(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  z.transform(({ exported_at, data }) => ({ exportedAt: exported_at, sections: data })),
);
