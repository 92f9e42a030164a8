import { setTimeout } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { Logger } from 'pino';
import { hostVariant } from '#core/site/host-variant.ts';
import { isOriginPath } from '#origin/create-origin.ts';
import { translatorOf } from '#texts/translator-of.ts';
import type { HostEnv } from './host-env.ts';
import { readAtMostEach } from './page-cache/read-at-most-each.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the availability check. */
interface AvailabilityParts {
  readonly settings: Pick<Settings, 'languageHosts'>;
  /** Rejects while the database does not answer; reads it at most once per second. */
  readonly currentVersion: () => Promise<string>;
  readonly logger: Logger;
}

/**
 * Interval between checks, in milliseconds. Together with the timeout of a check, it stays below the two seconds that a
 * visitor waits at most.
 */
const CHECK_EACH_MS = 400;
const ANSWERS_WITHIN_MS = 1_500;
const RETRY_AFTER_S = '5';

/**
 * Answers 503 while the database is unreachable, also for requests that are already waiting: adapters and pools retry
 * for half a minute, which is too long for a visitor.
 */
export function whileAvailable({ settings, currentVersion, logger }: AvailabilityParts): MiddlewareHandler<HostEnv> {
  const isAvailable = readAtMostEach(CHECK_EACH_MS, () =>
    Promise.race([
      currentVersion().then(
        () => true,
        () => false,
      ),
      setTimeout(ANSWERS_WITHIN_MS, false, { ref: false }),
    ]),
  );

  /** Resolves once the database is unreachable, or when the response is complete. */
  async function untilGone(answered: AbortSignal): Promise<void> {
    while (!answered.aborted && (await isAvailable())) {
      await setTimeout(CHECK_EACH_MS, undefined, { signal: answered, ref: false }).catch(() => undefined);
    }
  }

  return async (c, next) => {
    if (!(await isAvailable())) return unavailable(c, settings);
    const answered = new AbortController();
    const answer = next().finally(() => answered.abort());
    await Promise.race([answer, untilGone(answered.signal)]);
    if (answered.signal.aborted) return;
    answer.catch((error: unknown) =>
      logger.warn({ err: error }, 'A request failed after its visitor had received a 503 response.'),
    );
    return unavailable(c, settings);
  };
}

/** Returns the 503 response for unreachable page data, in the language of the host. */
export function unavailable(
  c: Context<HostEnv>,
  { languageHosts }: Pick<Settings, 'languageHosts'>,
): Response | Promise<Response> {
  const { language } = hostVariant(c.req.header('host') ?? '', languageHosts);
  const headers = { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' };
  const isCall = isOriginPath(c.req.path);
  const t = translatorOf(isCall ? 'en' : language);
  const [title, lead] = [t('unavailable.title'), t('unavailable.lead')];
  if (isCall) return c.json({ status: 'error', message: lead }, 503, headers);
  return c.html(
    html`<!doctype html>
    <html lang="${language}">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
      <body><main><h1>${title}</h1><p>${lead}</p></main></body>
    </html>`,
    503,
    headers,
  );
}
