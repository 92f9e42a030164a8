import { type SetupWorker, setupWorker } from 'msw/browser';

/** Starts the worker that handles a story's calls. Calls without a handler go to the network. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
