import type { Vin } from '#core/vehicle/vin.ts';
import { insertRow } from '../kernel/db/rows.ts';
import type { SignedInContext } from '../kernel/origin-context.ts';

/**
 * Records that a document could not be created, so that it can be compensated. Only a valid VIN counts as a failure of
 * the origin, not a mistyped one. A document created by vehicle name has no VIN.
 */
export async function recordFailedGeneration(
  { db, userId, now, newId }: SignedInContext,
  vin: Vin | null,
  kind: 'vhr' | 'sticker',
): Promise<void> {
  if (vin?.kind === 'standard' && vin.warnings.length > 0) return;
  await insertRow(db, 'failed_generations', {
    id: newId(),
    user_id: userId,
    vin: vin?.value ?? '',
    kind,
    failed_at: now(),
  });
}
