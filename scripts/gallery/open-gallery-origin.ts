import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { type OpenOrigin, type OriginOptions, openOrigin } from '#origin/open-origin.ts';

/** A separate embedded origin with the demonstration data. */
export interface GalleryOrigin {
  readonly fetch: OpenOrigin['fetch'];
  /** Deleted with the origin. */
  readonly folder: string;
  close(): Promise<void>;
}

const SITE = 'test.vinport.example';

/** Opens an origin for pictures that makes no network requests. */
export async function openGalleryOrigin(
  options: Partial<Pick<OriginOptions, 'languageHosts' | 'siteHosts'>> = {},
): Promise<GalleryOrigin> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinport-gallery-'));
  const opened = await openOrigin({
    database: { engine: 'sqlite', path: path.join(folder, 'origin.sqlite') },
    dataDir: folder,
    demonstration: { siteDomain: SITE },
    siteDomain: SITE,
    languageHosts: {},
    siteHosts: {},
    livechatLicense: null,
    plateProviderUrl: null,
    smtpUrl: null,
    payments: [],
    logger: pino({ level: 'silent' }),
    ...options,
  });
  if (opened.isErr()) throw new Error(opened.error.message);
  const origin = opened.value;
  return {
    fetch: origin.fetch,
    folder,
    close: async () => {
      await origin.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
