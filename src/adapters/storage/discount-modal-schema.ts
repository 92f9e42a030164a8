import * as z from 'zod/mini';
import type { DiscountModal } from '../../core/discount/discount-modal-store.ts';
import { keptState } from './kept-state.ts';

const discountModalSchema: z.ZodMiniType<DiscountModal> = z.enum(['waiting', 'open', 'closed']);

/**
 * Reads how the discount modal stood, as this browser session has kept it.
 *
 * Source: specification, section 2 (SHELL-09).
 *
 * @example
 * parseDiscountModal('closed').isOk(); // true
 */
export const parseDiscountModal = keptState(discountModalSchema);
