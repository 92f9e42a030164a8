import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { hostInDevelopment } from '#host/host-in-development.ts';
import { compiledTexts } from '#scripts/vite/compiled-texts.ts';

// Shared modules that the home page needs for its first view; the others, such as the VIN rules, are loaded on demand.
const OF_THE_FIRST_VIEW =
  /[/]core[/](?:payload|site[/]page-metadata)|[/]ui[/](?:[^/]+|app[/](?!page[/]document-view|answers).+|(?:i18n|hooks)[/].+|components[/](?:badge|optional|button(?!-link)|card|control|field|money|notice|page|price|select|text)[\w-]*)\.tsx?$|lucide-react[/](?!dist[/]esm[/]icons)|preload-helper/;

const ON_EVERY_PAGE = /[/](?:framework|rolldown-runtime|shared|first-view)-[\w-]{7}\.js$/;

export default defineConfig({
  plugins: [compiledTexts(), tailwindcss(), hostInDevelopment(), reactRouter()],
  // If it were only discovered when the first page runs, it would reload that page.
  optimizeDeps: { include: ['rxjs > tslib'] },
  environments: {
    client: {
      build: {
        // Chunks that every page loads need neither a preload nor an entry in each preload list.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
        rolldownOptions: {
          output: {
            // Hashes do not compress, and each page contains about a hundred of them.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Modules that every page needs compress better as one file than as forty, and require only one request.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@lingui)[\\/]/,
                },
                {
                  name: 'shared',
                  minShareCount: 3,
                  test: OF_THE_FIRST_VIEW,
                },
                {
                  name: 'first-view',
                  test: /parts-on-page|storage-key|-settings-storage|sample-link|typeface|keep-press|close-menu|lazy-(?:browser-)?container|fetched-texts|create-translator/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/host/main.ts' } },
      // Node cannot load its bundler-specific files as modules.
      resolve: { noExternal: ['rxjs'] },
    },
  },
});
