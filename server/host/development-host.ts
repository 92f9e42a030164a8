import pino from 'pino';
import { openOrigin } from '../origin/open-origin.ts';
import { createHost } from './create-host.ts';
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
  const logger = pino({ level: 'info' }, pino.destination(2));
  const demonstration = settings.value.demonstration ? settings.value : null;
  const origin = await openOrigin({ ...settings.value, demonstration, logger });
  return createHost({ settings: settings.value, origin, logger, clientDir: null });
}
