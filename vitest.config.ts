import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '#scripts/quality/chromium.ts';
import { compiledTexts } from '#scripts/vite/compiled-texts.ts';

const executablePath = findChromium();

// Timeout for tests that hang, in milliseconds. Performance is measured elsewhere, because timing on a busy machine is
// unreliable.
const testTimeout = 60_000;

// By default, Vitest reserves one processor for itself, which is half of a two-processor machine, although it does
// little while tests run.
const maxWorkers = '100%';

// Separate from vite.config.ts: the React Router plugin serves an app, which tests do not need.
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        // Core tests share no state between files and require no setup.
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
        // External imports of stories: if they were only discovered during a run, the page would reload during a test.
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
          // Stories leave no state behind for other stories or files, so the page is reused.
          isolate: false,
          maxWorkers,
          // Runs after all other tests: the browser has the machine to itself, with one page per processor.
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
