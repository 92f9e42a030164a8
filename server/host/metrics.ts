import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { routeGroup } from './route-group.ts';

/** What is counted, and how it is read. */
export interface Metrics {
  readonly count: MiddlewareHandler;
  /** In Prometheus' text format. */
  text(): Promise<{ readonly body: string; readonly contentType: string }>;
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Makes the metrics of one host: requests by group, method and status, how long they took, and the process itself. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['group', 'method', 'status'] as const;
  const requests = new Counter({
    name: 'vinport_http_requests_total',
    help: 'Requests that were answered.',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'vinport_http_request_duration_seconds',
    help: 'Time from a request to the beginning of its answer.',
    labelNames,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return {
    count: async (c, next) => {
      const startedAt = performance.now();
      await next();
      // Anyone can invent paths and methods: only names that are known become labels.
      const method = METHODS.includes(c.req.method) ? c.req.method : 'other';
      const labels = { group: routeGroup(c.req.path), method, status: String(c.res.status) };
      requests.inc(labels);
      durations.observe(labels, (performance.now() - startedAt) / 1_000);
    },
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  };
}
