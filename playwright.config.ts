import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/quality/chromium.ts';

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given to the probe.');
  return address.port;
};

// Two at once on the smallest machine that this is run on: while one waits for its page, the other is at work.
const WORKERS = 2;
const each = <Value>(make: () => Value): Value[] => Array.from({ length: WORKERS }, make);

// Every worker reads this file again and has to come to the same addresses, and to the same data.
process.env.VINPORT_E2E_PORTS ??= (await Promise.all(each(freePort))).join();
process.env.VINPORT_E2E_FOLDERS ??= each(() => mkdtempSync(path.join(tmpdir(), 'vinport-e2e-'))).join(path.delimiter);
const folders = process.env.VINPORT_E2E_FOLDERS.split(path.delimiter);
const hosts = process.env.VINPORT_E2E_PORTS.split(',').map((port, index) => ({ port, data: folders[index] }));

// Members, credits and letters are those of a worker alone: each has a host with data of its own.
const own = hosts[Number(process.env.TEST_PARALLEL_INDEX ?? '0')];
if (own?.data === undefined) throw new Error('There are more workers than hosts.');
process.env.VINPORT_E2E_DATA = own.data;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  workers: WORKERS,
  reporter: 'line',
  // An expectation is met as soon as it is true: only a test that fails waits so long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${own.port}`,
    trace: 'retain-on-failure',
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: hosts.map(({ port, data }) => ({
    command: `"${process.execPath}" tests/e2e/serve-product.ts`,
    url: `http://localhost:${port}/`,
    env: { PORT: port, ...(data !== undefined && { VINPORT_E2E_DATA: data }) },
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
});
