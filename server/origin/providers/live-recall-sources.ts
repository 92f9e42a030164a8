import type { RecallSource } from '../kernel/ports/recall-source.ts';
import { createNhtsaRecalls } from './nhtsa/nhtsa-recalls.ts';

/** Where live sources of recalls answer; `null` for one that is switched off. */
export interface LiveRecallAddresses {
  readonly nhtsaAddress: string | null;
}

/** The sources of recalls that are asked as people wait, the first to be asked first. */
export function liveRecallSources({ nhtsaAddress }: LiveRecallAddresses): readonly RecallSource[] {
  return nhtsaAddress === null ? [] : [createNhtsaRecalls(nhtsaAddress)];
}
