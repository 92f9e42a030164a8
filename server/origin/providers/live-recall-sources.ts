import type { RecallSource } from '../kernel/ports/recall-source.ts';
import { createNhtsaRecalls } from './nhtsa/nhtsa-recalls.ts';

/** Base URLs of live recall sources; `null` for a disabled one. */
export interface LiveRecallAddresses {
  readonly nhtsaAddress: string | null;
}

/** Returns the live recall sources in the order in which they are queried. */
export function liveRecallSources({ nhtsaAddress }: LiveRecallAddresses): readonly RecallSource[] {
  return nhtsaAddress === null ? [] : [createNhtsaRecalls(nhtsaAddress)];
}
