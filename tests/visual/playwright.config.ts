import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, requireChromium } from '#scripts/quality/chromium.ts';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** Compares stories with stored pictures by Playwright's `toHaveScreenshot`. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.ts',
  outputDir: path.join(projectRoot, 'reports/visual'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing picture is a failure; `--update` stores it.
  updateSnapshots: 'none',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'line',
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      // A hairline of the faintest color is still detected.
      threshold: 0.04,
      // An edge between two pixels may be rendered in either.
      maxDiffPixels: 8,
      scale: 'device',
    },
  },
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, executablePath: requireChromium() },
    // Pictures at half size take a fraction of the space.
    deviceScaleFactor: 0.5,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
