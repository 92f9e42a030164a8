import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createOrigin } from './create-origin.ts';
import { type DatabaseLocation, openDatabase } from './db/open-database.ts';
import { loadDemonstration } from './demonstration/load-demonstration.ts';
import type { OriginContext } from './origin-context.ts';
import { openVpic } from './vehicle-data/open-vpic.ts';
import { createVinDecoder } from './vehicle-data/vin-decoder.ts';

/** What the embedded origin is opened with. */
export interface OriginOptions {
  readonly database: DatabaseLocation;
  readonly dataDir: string;
  readonly demonstration: { readonly siteDomain: string } | null;
  readonly logger: Logger;
}

/** The embedded origin at work. */
export interface OpenOrigin {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  close(): Promise<void>;
}

/** Opens the databases, fills them where they are new, and makes the origin over them. */
export async function openOrigin({ database, dataDir, demonstration, logger }: OriginOptions): Promise<OpenOrigin> {
  const [db, vpic] = await Promise.all([
    openDatabase(database, logger),
    openVpic({ dataDir, logger: { info: (text) => logger.info(text) } }),
  ]);
  const ctx: OriginContext = {
    db,
    decoder: createVinDecoder(vpic),
    logger,
    now: () => Date.now(),
    newId: () => randomBytes(16).toString('base64url'),
  };
  if (demonstration) await loadDemonstration(ctx, demonstration);
  return {
    fetch: createOrigin(ctx).fetch,
    close: async () => {
      await db.destroy();
      vpic.close();
    },
  };
}
