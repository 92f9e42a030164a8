import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/quality/chromium.ts';
import { freePort } from './tests/setup/free-port.ts';

// Every worker reads this file again and has to come to the same address, and to the same data.
process.env.VINPORT_E2E_PORT ??= String(await freePort());
process.env.VINPORT_E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'vinport-e2e-'));
const port = process.env.VINPORT_E2E_PORT;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  // Members, credits and letters are the same for all: two tests at once would meet.
  workers: 1,
  reporter: 'line',
  // An expectation is met as soon as it is true: only a test that fails waits so long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `"${process.execPath}" tests/e2e/serve-product.ts`,
    url: `http://localhost:${port}/`,
    env: { PORT: port },
    reuseExistingServer: false,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
