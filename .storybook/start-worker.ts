import { type SetupWorker, setupWorker } from 'msw/browser';

/** Starts what answers the calls of a story; whatever the story has no answer for goes where it would have gone. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: './mockServiceWorker.js' } });
  return worker;
}
