import type { Logger } from 'pino';
import type { OriginDatabase } from './db/schema.ts';
import type { VinDecoder } from './vehicle-data/vin-decoder.ts';

/** What every verb of the origin may use. Time and ids come from here, so that tests can hold them still. */
export interface OriginContext {
  readonly db: OriginDatabase;
  readonly decoder: VinDecoder;
  readonly logger: Logger;
  /** UTC epoch milliseconds. */
  readonly now: () => number;
  /** A new random identifier. */
  readonly newId: () => string;
}

/** A context whose caller has proven who they are. */
export interface SignedInContext extends OriginContext {
  readonly userId: string;
}
