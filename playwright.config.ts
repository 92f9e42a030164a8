import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '#scripts/quality/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/prepare-data.ts',
  forbidOnly: true,
  retries: 0,
  // Each worker has its own product (tests/e2e/test.ts), so that tests of different workers are isolated. Within a
  // worker they run sequentially. Tests of a file that build on each other declare it (`mode: 'serial'`).
  workers: availableParallelism(),
  fullyParallel: true,
  reporter: 'line',
  // An expectation passes as soon as it is true, so only a failing test waits this long (in milliseconds).
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    trace: 'retain-on-failure',
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
