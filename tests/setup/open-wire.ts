import { onTestFinished } from 'vitest';
import { createHttpClient, type HttpClient, type HttpClientDependencies } from '#adapters/http/http-client.ts';
import { SPECIFIED_RETRIES } from '#adapters/http/retrying-fetch.ts';
import { createFakeIdSource } from '../fakes/fake-id-source.ts';
import { createFakeLogger, type FakeLogger } from '../fakes/fake-logger.ts';
import { openRecordingOrigin, type RecordingOrigin } from './recording-origin.ts';

/** The HTTP client of all gateways, and the origin that it calls over a real socket. */
export interface Wire {
  readonly http: HttpClient;
  readonly origin: RecordingOrigin;
  readonly logger: FakeLogger;
}

/**
 * Opens a real socket between the HTTP client of all gateways and a recording origin. The caller has the token
 * `secret`, and retries have no delay. It is closed at the end of the test.
 *
 * @example
 * const wire = await openWire();
 * wire.origin.answers({ body: { status: 'success', data: [] } });
 */
export async function openWire(changes: Partial<HttpClientDependencies> = {}): Promise<Wire> {
  const origin = await openRecordingOrigin();
  const logger = createFakeLogger();
  const http = createHttpClient({
    origin: origin.url,
    siteDomain: 'vinport.example',
    fetch: (url, init) => fetch(url, init),
    token: () => 'secret',
    ids: createFakeIdSource('key'),
    clock: { now: () => Date.now() },
    logger,
    retries: { ...SPECIFIED_RETRIES, firstDelayMs: 0 },
    ...changes,
  });
  onTestFinished(() => origin.close());
  return { http, origin, logger };
}
