import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { msw } from 'msw/vite';
import { compiledTexts } from '#scripts/vite/compiled-texts.ts';

const config: StorybookConfig = {
  stories: ['../src/ui/docs/*.mdx', '../src/ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), compiledTexts(), tailwindcss(), msw({ mode: 'worker-only' })],
  }),
};

export default config;
