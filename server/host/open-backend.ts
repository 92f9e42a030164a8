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

/** What answers the calls, for browsers and for the pages that are rendered here. */
export interface Backend {
  readonly fetch: (request: Request, bindings?: OriginBindings) => Response | Promise<Response>;
  /** Whether it can answer now. */
  isReady(): Promise<boolean>;
  /** Another one after each change of what pages are made of, as far as it can be known here. */
  contentVersion(): Promise<string>;
  /** The letters that wait, or were sent; `null` where somebody else sends them. */
  readonly readOutbox: (() => Promise<readonly OutboxEmail[]>) | null;
  /** How many background jobs wait and were given up; `null` where another origin runs them. */
  readonly countJobs: (() => Promise<JobCounts>) | null;
  close(): Promise<void>;
}

const READY_WITHIN_MS = 3_000;
/** The collections that a CMS of the operator's own answers. */
const CMS_PATH = /^\/api\/(sites|pages)$/;

/** Opens what answers the calls: the embedded origin, or that of the operator; for sites and pages his CMS, if any. */
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
    // The document describes the calls of this product, and the page that shows it is served here.
    fetch: (request, bindings) =>
      requestPath(request) === OPENAPI_PATH ? ownDocument.fetch(request) : forward(request, bindings),
    // Whatever it answers, it is there; what its own health is, its operator asks it directly.
    isReady: () =>
      fetch(originUrl, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(READY_WITHIN_MS) }).then(
        () => true,
        () => false,
      ),
    // Nobody tells of a change there: pages are looked at again when they are no longer fresh.
    contentVersion: async () => 'unknown',
    readOutbox: null,
    countJobs: null,
    close: async () => undefined,
  };
}
