import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '#scripts/quality/chromium.ts';
import { compiledTexts } from '#scripts/vite/compiled-texts.ts';

const executablePath = findChromium();

// What hangs has to end; how fast a thing is, is measured elsewhere and not told by a busy machine.
const testTimeout = 60_000;

// Vitest leaves a processor to itself, which is half of a machine that has two; it does little while tests run.
const maxWorkers = '100%';

// Apart from vite.config.ts: the React Router plugin serves an app, and no test wants one.
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        // The rules keep nothing between files, and need nothing that would have to be set up.
        test: {
          name: 'core',
          environment: 'node',
          include: ['src/core/**/*.test.ts'],
          isolate: false,
          maxWorkers,
          testTimeout,
        },
      },
      {
        plugins: [compiledTexts()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{ports,contract,adapters,composition,texts}/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/**/*.test.ts',
          ],
          exclude: ['tests/e2e/**', '**/node_modules/**'],
          globalSetup: ['tests/setup/postgres.ts', 'tests/setup/prepared-folder.ts'],
          maxWorkers,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        plugins: [compiledTexts()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['src/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/testing-library.ts'],
          maxWorkers,
          testTimeout,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // What stories import from outside: found only while they run, it would reload the page under a running test.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/zod',
            '@livechat/widget-react',
            '@reactour/tour',
            '@visx/axis',
            '@visx/scale',
            '@visx/shape',
            '@lingui/core',
            'lucide-react',
            'msw-storybook-addon/csf3',
            'msw',
            'msw/browser',
            'msw/http',
            'neverthrow',
            'radix-ui',
            'react-hook-form',
            'react-image-crop',
            'react-router',
            'react-toastify/unstyled',
            'react/jsx-dev-runtime',
            'rxjs',
            'storybook/test',
            'zod/mini',
          ],
        },
        test: {
          name: 'storybook',
          // A story leaves nothing behind for the next one of its file, nor for that of another: the page stays.
          isolate: false,
          maxWorkers,
          // After all others: a browser has the machine to itself, with a page for each processor.
          sequence: { groupOrder: 1 },
          testTimeout,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
