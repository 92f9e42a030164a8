import { ok, type Result } from 'neverthrow';
import type { Logger } from 'pino';
import type { OutboxEmail } from '#origin/kernel/email/read-outbox.ts';
import type { JobCounts } from '#origin/kernel/jobs/count-jobs.ts';
import type { OriginBindings } from '#origin/kernel/limits/caller.ts';
import { requestPath } from '#origin/kernel/request-path.ts';
import { type OpenOriginError, openOrigin } from '#origin/open-origin.ts';
import { OPENAPI_PATH, openApiRoutes } from '#origin/openapi/openapi-routes.ts';
import { liveRecallSources } from '#origin/providers/live-recall-sources.ts';
import { createForward } from './forward.ts';
import type { Settings } from './settings.ts';

/** Answers API calls, for browsers and for pages rendered on this host. */
export interface Backend {
  readonly fetch: (request: Request, bindings?: OriginBindings) => Response | Promise<Response>;
  /** Returns whether the backend can answer now. */
  isReady(): Promise<boolean>;
  /** Returns a version that changes with the content of pages, as far as this host can detect it. */
  contentVersion(): Promise<string>;
  /** Returns the queued and sent emails; `null` when another origin sends them. */
  readonly readOutbox: (() => Promise<readonly OutboxEmail[]>) | null;
  /** Returns how many background jobs are waiting and how many were given up; `null` when another origin runs them. */
  readonly countJobs: (() => Promise<JobCounts>) | null;
  close(): Promise<void>;
}

const READY_WITHIN_MS = 3_000;
/** Collections that the operator's own CMS serves. */
const CMS_PATH = /^\/api\/(sites|pages)$/;

/**
 * Opens the backend: the embedded origin or the operator's origin, with the operator's CMS, if any, for sites and
 * pages.
 */
export async function openBackend(settings: Settings, logger: Logger): Promise<Result<Backend, OpenOriginError>> {
  const { originUrl, cmsUrl } = settings;
  const opened = originUrl === null ? await openEmbedded(settings, logger) : ok(forwarded(originUrl, logger));
  if (cmsUrl === null) return opened;
  const askCms = createForward({ baseUrl: cmsUrl, logger });
  return opened.map((origin) => ({
    ...origin,
    fetch: (request, bindings) =>
      CMS_PATH.test(requestPath(request)) ? askCms(request, bindings) : origin.fetch(request, bindings),
  }));
}

function openEmbedded(settings: Settings, logger: Logger): Promise<Result<Backend, OpenOriginError>> {
  return openOrigin({
    ...settings,
    demonstration: settings.demonstration ? settings : null,
    recallSources: liveRecallSources(settings),
    logger,
  });
}

function forwarded(originUrl: string, logger: Logger): Backend {
  const forward = createForward({ baseUrl: originUrl, logger });
  const ownDocument = openApiRoutes();
  return {
    // The document describes this product's API, and the page that shows it is served here.
    fetch: (request, bindings) =>
      requestPath(request) === OPENAPI_PATH ? ownDocument.fetch(request) : forward(request, bindings),
    // Any response counts as ready; the operator checks the health of that origin directly.
    isReady: () =>
      fetch(originUrl, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(READY_WITHIN_MS) }).then(
        () => true,
        () => false,
      ),
    // A remote origin does not announce changes: pages are revalidated when they become stale.
    contentVersion: async () => 'unknown',
    readOutbox: null,
    countJobs: null,
    close: async () => undefined,
  };
}
