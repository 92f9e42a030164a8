import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '#ui/styles/app.css';
// A story waits for Inter to load, so that its picture is always the same.
import '@fontsource-variable/inter';
import { inLanguage, inRouter, inTheme } from './decorators.tsx';
import { fitsTheWidth } from './fits-the-width.ts';
import { startWorker } from './start-worker.ts';
import { globalTypes, viewports } from './toolbar.ts';

// A query resolves as soon as it finds its element. Only a failing play function waits this long (in milliseconds), so
// a busy machine causes no failures.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators: [inRouter, inLanguage, inTheme],
  // Only a story that uses HTTP waits for the worker.
  loaders: [(context) => (context.parameters.msw ? mswLoader(startWorker)(context) : {})],
  afterEach: fitsTheWidth,
  tags: ['autodocs'],
  initialGlobals: { brand: 'vinport', theme: 'light', language: 'en', motion: 'allow' },
  globalTypes,
  parameters: {
    // An accessibility violation fails the story's test.
    a11y: { test: 'error' },
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    viewport: { options: viewports },
    options: {
      storySort: { order: ['Docs', ['Principles', 'Tokens', 'Adding a component'], 'components', 'features'] },
    },
  },
};

export default preview;
