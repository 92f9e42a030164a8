import { mkdirSync } from 'node:fs';
import pino from 'pino';
import { createHost } from './create-host.ts';
import { createLogger } from './create-logger.ts';
import { createMetrics } from './metrics.ts';
import { openBackend } from './open-backend.ts';
import { readSettings } from './settings.ts';

let opened: Promise<ReturnType<typeof createHost>> | null = null;

/** Creates the host that `npm run dev` serves. Vite serves the client's files itself. */
export function developmentHost(): Promise<ReturnType<typeof createHost>> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ReturnType<typeof createHost>> {
  const settings = readSettings(process.env);
  if (settings.isErr()) throw new Error(settings.error.message);
  mkdirSync(settings.value.dataDir, { recursive: true });
  const logger = createLogger(settings.value, pino.destination(2));
  const opened = await openBackend(settings.value, logger);
  if (opened.isErr()) throw new Error(opened.error.message);
  const backend = opened.value;
  return createHost({ settings: settings.value, backend, metrics: createMetrics(backend), logger, clientDir: null });
}
