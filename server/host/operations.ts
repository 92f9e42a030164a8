import { Hono } from 'hono';
import { html } from 'hono/html';
import type { OutboxEmail } from '#origin/kernel/email/read-outbox.ts';
import type { HostEnv } from './host-env.ts';
import type { Metrics } from './metrics.ts';
import type { Backend } from './open-backend.ts';
import type { Settings } from './settings.ts';

/** The dependencies of the operations pages. */
export interface OperationsParts {
  readonly settings: Pick<Settings, 'siteDomain' | 'demonstration' | 'metricsPort'>;
  readonly backend: Pick<Backend, 'isReady' | 'readOutbox'>;
  readonly metrics: Metrics;
}

/** Serves readiness and metrics on the operator's own network. */
export function monitoring({ backend, metrics }: Pick<OperationsParts, 'backend' | 'metrics'>): Hono<HostEnv> {
  return new Hono<HostEnv>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => ((await backend.isReady()) ? c.text('ready') : c.text('not ready', 503)))
    .get('/metrics', async (c) => {
      const { body, contentType } = await metrics.text();
      return c.body(body, 200, { 'content-type': contentType });
    });
}

/** Serves the liveness check and, on a demonstration, metrics and the outbox of the test site. */
export function operations({ settings, backend, metrics }: OperationsParts): Hono<HostEnv> {
  const isMonitored = settings.demonstration && settings.metricsPort === null;
  return new Hono<HostEnv>()
    .route('/', isMonitored ? monitoring({ backend, metrics }) : new Hono<HostEnv>())
    .get('/healthz', (c) => c.text('ok'))
    .get('/dev/outbox', async (c) => {
      const isTestSite = settings.demonstration && c.get('siteDomain') === settings.siteDomain;
      if (!isTestSite || backend.readOutbox === null) return c.text('There is no such page.', 404);
      c.header('cache-control', 'no-store');
      return c.html(outboxPage(await backend.readOutbox()));
    });
}

/** The template escapes every value. Links remain plain text, because an email may contain text from anyone. */
function outboxPage(emails: readonly OutboxEmail[]) {
  const rows = emails.map(
    ({ recipient, subject, text, created_at, sent_at }) => html`<article>
      <h2>${subject}</h2>
      <p>To ${recipient}, ${new Date(created_at).toISOString()}, ${sent_at === null ? 'waiting' : 'sent'}</p>
      <pre>${text}</pre>
    </article>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head><meta charset="utf-8"><title>Outbox</title></head>
      <body>
        <h1>Outbox of the test site</h1>
        ${emails.length === 0 ? html`<p>No emails yet.</p>` : rows}
      </body>
    </html>`;
}
