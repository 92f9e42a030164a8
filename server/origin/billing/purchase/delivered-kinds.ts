import type { Plan } from '../../../../src/core/billing/plan.ts';
import type { DeliveryRow } from '../../db/shop-rows.ts';

/**
 * Which documents a paid line delivers by itself: one of each kind that its plan holds, for the vehicle it was bought
 * for. A plan of either kind delivers nothing, because only its buyer knows which document is wanted.
 */
export function deliveredKinds({
  plan,
  vin,
}: {
  readonly plan: Pick<Plan, 'kind' | 'bundle'>;
  readonly vin: string | null;
}): readonly DeliveryRow['kind'][] {
  if (vin === null) return [];
  if (plan.bundle !== null) return ['report', 'sticker'];
  switch (plan.kind) {
    case 'vhr':
      return ['report'];
    case 'sticker':
      return ['sticker'];
    case 'global':
      return [];
  }
}
