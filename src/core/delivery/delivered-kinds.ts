import type { Plan } from '../billing/plan.ts';
import type { DocumentKind } from '../sharing/shared-document.ts';

/** A plan in a cart and its vehicle; `null` for credits. */
export interface DeliveredLine {
  readonly plan: Pick<Plan, 'kind' | 'bundle'>;
  readonly vin: string | null;
}

/**
 * Returns the documents that a paid line delivers automatically: one of each kind in its plan, for its vehicle. A plan
 * for either kind delivers nothing, because only the buyer can choose the document.
 *
 * @example
 * deliveredKinds({ plan: { kind: 'vhr', bundle: null }, vin: '1HGCM82693A000001' }); // ['report']
 */
export function deliveredKinds({ plan, vin }: DeliveredLine): readonly DocumentKind[] {
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
