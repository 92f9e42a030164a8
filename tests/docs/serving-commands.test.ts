import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHostPort } from '../crashes/host-port.ts';
import { type ServingCommand, serveByCommand } from './reader.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

describe('a command that runs a server', () => {
  let copy: ScratchCopy;
  let serving: ServingCommand | null = null;
  beforeAll(() => {
    copy = scratchCopy();
  });
  afterAll(async () => {
    await serving?.end();
    copy.remove();
  });

  /** Starts the server, checks it, and stops it. Afterward nothing listens on its port. */
  const whileServed = async (command: string, page: string, look: (address: string) => Promise<void>) => {
    const port = await findHostPort();
    const address = `http://localhost:${port}`;
    serving = serveByCommand(`${command} --port ${port}`, copy.root, {
      PORT: String(port),
      DATA_DIR: path.join(copy.root, 'data'),
    });
    expect(await serving.answers(`${address}${page}`), serving.output()).toBe(true);
    await look(address);
    await serving.end();
    serving = null;
    await expect(fetch(address)).rejects.toThrow();
  };
  const text = async (address: string) => (await fetch(address)).text();

  it(
    'npm run dev',
    () =>
      whileServed('npm run dev --', '/', async (address) => {
        expect(await text(address)).toContain('<title>Know the vehicle before you pay for it');
        // In development, the source files themselves are served.
        expect(await text(`${address}/src/ui/root.tsx`)).toContain('import.meta.hot');
      }),
    120_000,
  );

  it(
    'npm run storybook',
    () =>
      whileServed('npm run storybook -- --ci', '/index.json', async (address) => {
        expect(await text(`${address}/index.json`)).toContain('"components-button--primary"');
        expect(await text(`${address}/iframe.html`)).toContain('vite-app.js');
      }),
    120_000,
  );
});
