import { fileURLToPath } from 'node:url';
import { startHost } from './start-host.ts';

/** The built client is next to the built server. */
const clientDir = fileURLToPath(new URL('../client', import.meta.url));

const started = await startHost(process.env, clientDir);
if (started.isErr()) {
  process.stderr.write(`Vinport cannot start. ${started.error.message}\n`);
  process.exitCode = 1;
} else {
  const { announcement, stop } = started.value;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit()));
  process.stdout.write(announcement);
}
