import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecordingOrigin, type RecordingOrigin } from '#tests/setup/recording-origin.ts';
import { openBackend } from './open-backend.ts';
import { readSettings } from './settings.ts';

const logger = pino({ level: 'silent' });

describe('openBackend', () => {
  let origin: RecordingOrigin;
  let cms: RecordingOrigin;
  beforeEach(async () => {
    origin = await openRecordingOrigin();
    cms = await openRecordingOrigin();
    for (const server of [origin, cms]) server.answers({ body: { status: 'success' } });
  });
  afterEach(() => Promise.all([origin.close(), cms.close()]));

  const dataDir = path.join(tmpdir(), `vinport-never-${process.pid}`);
  const open = async (variables: Readonly<Record<string, string>>) => {
    const settings = readSettings({ SITE_DOMAIN: 'test.vinport.example', DATA_DIR: dataDir, ...variables });
    return (await openBackend(settings._unsafeUnwrap(), logger))._unsafeUnwrap();
  };

  it("forwards all API calls to the operator's origin without starting an embedded one", async () => {
    const backend = await open({ ORIGIN_URL: origin.url });
    for (const call of ['/api/decode?vin=1', '/api/pages', '/landing/home-collection']) {
      expect((await backend.fetch(new Request(`http://localhost${call}`))).status).toBe(200);
    }
    expect(origin.requests.map((request) => request.path)).toEqual([
      '/api/decode',
      '/api/pages',
      '/landing/home-collection',
    ]);
    expect(backend.readOutbox).toBeNull();
    expect(existsSync(dataDir)).toBe(false);
  });

  it("CNT-01 CNT-03 gets sites and pages from the operator's CMS and everything else from the origin", async () => {
    const backend = await open({ ORIGIN_URL: origin.url, CMS_URL: `${cms.url}/payload/` });
    for (const call of ['/api/sites?depth=1', '/api/pages', '/api/config', '/api/pages/1']) {
      await backend.fetch(new Request(`http://localhost${call}`));
    }
    expect(cms.requests.map((request) => request.path)).toEqual(['/payload/api/sites', '/payload/api/pages']);
    expect(origin.requests.map((request) => request.path)).toEqual(['/api/config', '/api/pages/1']);
  });

  it("is ready when the operator's origin sends any response", async () => {
    const backend = await open({ ORIGIN_URL: origin.url });
    origin.answers({ status: 404 });
    expect(await backend.isReady()).toBe(true);
    await origin.close();
    expect(await backend.isReady()).toBe(false);
  });
});
