import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledTexts } from './scripts/vite/compiled-texts.ts';
import { hostInDevelopment } from './server/host/host-in-development.ts';

export default defineConfig({
  plugins: [compiledTexts(), tailwindcss(), hostInDevelopment(), reactRouter()],
  // Found only when the first page runs, it would reload that page.
  optimizeDeps: { include: ['rxjs > tslib'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is packed better as one file than as forty, and fetched in one go.
            advancedChunks: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|@lingui)[\\/]/,
                },
                { name: 'shared', minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/host/main.ts' } },
      // Its files for bundlers are no modules that Node could load by themselves.
      resolve: { noExternal: ['rxjs'] },
    },
  },
});
