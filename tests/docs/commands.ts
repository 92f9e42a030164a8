import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';

/** A command in the documentation, and the pages that contain it. */
export type DocumentedCommand = { command: string; pages: string[] };

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/*/README.md', 'docs/**/*.md'];
const BLOCK = /^```sh\n([\s\S]*?)^```$/gm;
const INLINE = /`((?:npm|npx|node|git|createdb) [^`]+)`/g;

/** Returns every command in the documentation, from its shell blocks and its sentences. */
export const documentedCommands = (): DocumentedCommand[] => {
  const pages = new Map<string, Set<string>>();
  for (const page of globSync(PAGES, { cwd: projectRoot }).sort()) {
    if (page.includes('node_modules')) continue;
    const text = readFileSync(path.join(projectRoot, page), 'utf8');
    const blocks = [...text.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n'));
    const inline = [...text.matchAll(INLINE)].map(([, command = '']) => command);
    for (const line of [...blocks, ...inline]) {
      const command = line
        .replace(/\s+#.*$/, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (command !== '') pages.set(command, (pages.get(command) ?? new Set()).add(page));
    }
  }
  return [...pages].map(([command, on]) => ({ command, pages: [...on] }));
};

/** Why the test of all commands skips a command, and the file that runs it instead. */
export type RunElsewhere = { because: string; by: string };

const elsewhere = (because: string, by: string): RunElsewhere => ({ because, by });
const serving = elsewhere('it runs until stopped', 'tests/docs/serving-commands.test.ts');
const release = elsewhere('it needs its own repository', 'tests/docs/release-commands.test.ts');
/** A command that takes minutes, unless its arguments limit it. */
const small = (because: string) => elsewhere(because, 'tests/docs/long-commands.test.ts');
const suite = small('it runs the tests themselves; only the suite name is checked there');
const benchmark = small('it takes minutes on an otherwise idle machine; only the name is checked there');

/** Commands that take more than a minute or would do harm. */
export const RUN_ELSEWHERE: Readonly<Record<string, RunElsewhere>> = {
  'npm test': elsewhere('it runs this test', '.ci/run'),
  'npm test -- core': suite,
  'npm test -- unit': suite,
  'npm test -- ui storybook': suite,
  'npm test -- e2e': suite,
  'npx playwright test NAME': small('it takes minutes; only the selection of the file is checked there'),
  'npm run check': elsewhere('it is a suite of npm test, whose steps run there', '.ci/run'),
  'npm start': elsewhere('it runs until stopped, and installs and builds first', 'tests/scripts/start.test.ts'),
  'npm run dev': serving,
  'npm run storybook': serving,
  'npm run build:lib': release,
  'npm run check:package': elsewhere(
    'publint and attw check the packed library there',
    'tests/package/package.test.ts',
  ),
  'npm install vinport': elsewhere('the packed library is installed there', 'tests/package/package.test.ts'),
  'npm install': elsewhere('the examples are installed there', 'tests/package/package.test.ts'),
  'npm ci': elsewhere('it takes a minute and needs the network; each run on a fresh clone starts with it', '.ci/run'),
  'npm ci && npm run build': elsewhere('same as npm ci; the build is served there', '.ci/run'),
  'node build/server/index.js': elsewhere('it runs until stopped', 'tests/e2e/host.test.ts'),
  'IMPORTER_URL=https://importer.example npm start': elsewhere('followed there', 'tests/docs/add-a-source.test.ts'),
  'npx vitest run --project unit server/origin/providers server/host/settings.test.ts': elsewhere(
    'followed there',
    'tests/docs/add-a-source.test.ts',
  ),
  'npx vitest run --project unit server/origin/openapi/answer-examples.test.ts -t current -u': elsewhere(
    'it overwrites the expected values; without -u it runs there',
    'server/origin/openapi/answer-examples.test.ts',
  ),
  'npx vitest run --project unit recall every- tests/faults openapi wire-docs drawings': elsewhere(
    'followed there',
    'tests/docs/add-a-gateway-call.test.ts',
  ),
  'cp -r src/texts/en src/texts/fr': elsewhere('followed there', 'tests/docs/add-a-language.test.ts'),
  'npx vitest run --project unit src/texts': elsewhere('followed there', 'tests/docs/add-a-language.test.ts'),
  'LANGUAGE_HOSTS=fr.localhost=fr SITE_HOSTS=fr.localhost=test.vinport.example npm start': elsewhere(
    'a language is built and served there',
    'tests/e2e/pseudo-language.test.ts',
  ),
  'npm run data': elsewhere('without arguments it prints its usage', 'server/host/run-data.test.ts'),
  'npm run data -- reply TICKET TEXT': elsewhere('it needs a chat', 'server/host/run-data.test.ts'),
  'npm run data -- check-payments': elsewhere('it calls a payment gateway', 'tests/e2e/go-live.test.ts'),
  'npm run data -- refund ORDER-NUMBER [AMOUNT]': elsewhere('it needs a paid order', 'tests/e2e/go-live.test.ts'),
  'npm run data -- import recalls FILE': elsewhere('each kind', 'server/origin/data-import/import-file.test.ts'),
  'npm run docs:benchmarks': elsewhere('it needs measurements', 'tests/bench/benchmark-docs.test.ts'),
  'npm run bench': small('it takes many minutes; the benchmark that counts bytes runs there'),
  'npm run bench -- NAME': benchmark,
  'npm run bench -- decode': benchmark,
  'npm run bench -- lighthouse': benchmark,
  'npm run bench -- ssr': benchmark,
  'npm run test:mutation': small('it takes 20 minutes; it runs for one feature there'),
  'npm run test:mutation -- FEATURE': small('it runs for a small feature there'),
  'npm run test:faults': small('it takes two minutes; one round of one scenario runs there'),
  'npm run test:fuzz': small('it takes many minutes; a few inputs to one call run there'),
  'npm run test:visual': small('it takes minutes; the stories of one component run there'),
  'npm run test:visual -- --update': small('it overwrites the expected pictures; it runs in a copy there'),
  'npm run measure:first-run -- --start': elsewhere(
    'it installs over the network; it runs with a fake npm there',
    'tests/scripts/measure-first-run.test.ts',
  ),
  'npm run measure:containers': small('it takes a minute; it runs with fewer containers there'),
  'npm run release:change': release,
  'npm run release:change -- --minor vinport --message "…"': release,
  'npm run release:version': release,
  'npm publish': elsewhere(
    'nothing is published automatically; all steps but the upload run there',
    'tests/docs/release-commands.test.ts',
  ),
  'git pull': release,
  'createdb vinport': elsewhere(
    'it is a PostgreSQL program; tests create their databases with SQL',
    'tests/setup/test-postgres-database.test.ts',
  ),
};
