import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { hostInDevelopment } from '#host/host-in-development.ts';
import { compiledTexts } from '#scripts/vite/compiled-texts.ts';

// Of what pages share, what the home page shows at once; the rest, such as the rules of VINs, comes with who needs it.
const OF_THE_FIRST_VIEW =
  /[/]core[/](?:payload|site[/]page-metadata)|[/]ui[/](?:[^/]+|app[/](?!page[/]document-view).+|(?:i18n|hooks)[/].+|components[/](?:badge|optional|button|card|control|field|money|notice|page|price|select|text)[\w-]*)\.tsx?$|lucide-react[/](?!dist[/]esm[/]icons)|preload-helper/;

const ON_EVERY_PAGE = /[/](?:framework|rolldown-runtime|shared|first-view)-[\w-]{7}\.js$/;

export default defineConfig({
  plugins: [compiledTexts(), tailwindcss(), hostInDevelopment(), reactRouter()],
  // Found only when the first page runs, it would reload that page.
  optimizeDeps: { include: ['rxjs > tslib'] },
  environments: {
    client: {
      build: {
        // What every page has already needs no preloading, nor a line in each list of what to preload.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
        rolldownOptions: {
          output: {
            // A hash cannot be packed, and each page names a hundred.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // What every page needs is packed better as one file than as forty, and fetched in one go.
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
      // Its files for bundlers are no modules that Node could load by themselves.
      resolve: { noExternal: ['rxjs'] },
    },
  },
});
