import pino from 'pino';
import { createHost } from './create-host.ts';
import { openBackend } from './open-backend.ts';
import { readSettings } from './settings.ts';

let opened: Promise<ReturnType<typeof createHost>> | null = null;

/** The host that `npm run dev` serves; Vite gives the client's files itself. */
export function developmentHost(): Promise<ReturnType<typeof createHost>> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ReturnType<typeof createHost>> {
  const settings = readSettings(process.env);
  if (settings.isErr()) throw new Error(settings.error.message);
  const logger = pino({ level: settings.value.logLevel }, pino.destination(2));
  const backend = await openBackend(settings.value, logger);
  return createHost({ settings: settings.value, backend, logger, clientDir: null });
}
