import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import '#ui/styles/app.css';
// A story waits for Inter, however late it comes: its picture is the same each time.
import '@fontsource-variable/inter';
import { inLanguage, inRouter, inTheme } from './decorators.tsx';
import { fitsTheWidth } from './fits-the-width.ts';
import { startWorker } from './start-worker.ts';
import { globalTypes, viewports } from './toolbar.ts';

// A find ends as soon as it finds: only a play that fails waits so long, and a busy machine fails none.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  decorators: [inRouter, inLanguage, inTheme],
  // Only a story that talks HTTP waits for the worker.
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
