import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backend } from './open-backend.ts';
import { routeGroup } from './route-group.ts';

/** Request metrics and their output. */
export interface Metrics {
  readonly count: MiddlewareHandler;
  /** Returns the metrics in Prometheus text format. */
  text(): Promise<{ readonly body: string; readonly contentType: string }>;
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Creates the metrics of one host: requests by group, method and status, response times, jobs, and the process itself.
 */
export function createMetrics({ countJobs }: Pick<Backend, 'countJobs'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['group', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'vinport_http_requests_total',
    help: 'HTTP requests answered.',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'vinport_http_request_duration_seconds',
    help: 'Time from a request to the start of its response.',
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  if (countJobs !== null) countedJobs(registry, countJobs);
  return {
    count: async (c, next) => {
      const startedAt = performance.now();
      await next();
      // Clients can send any path or method, so only known names become labels.
      const method = METHODS.includes(c.req.method) ? c.req.method : 'other';
      const labels = { group: routeGroup(c.req.path), method, status: String(c.res.status) };
      requests.inc(labels);
      durations.observe(labels, (performance.now() - startedAt) / 1_000);
    },
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** Counts the jobs when the metrics are read. While the database does not answer, the last counts remain. */
function countedJobs(registry: Registry, countJobs: NonNullable<Backend['countJobs']>): void {
  const gauge = new Gauge({
    name: 'vinport_jobs',
    help: 'Background jobs that are waiting or running, and jobs given up in the last 90 days.',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      const counts = await countJobs().catch(() => null);
      if (counts === null) return;
      gauge.set({ state: 'waiting' }, counts.waiting);
      gauge.set({ state: 'given_up' }, counts.givenUp);
    },
  });
}
