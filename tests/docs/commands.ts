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
const serving = elsewhere('it serves without end', 'tests/docs/serving-commands.test.ts');
const release = elsewhere('it wants a repository of its own', 'tests/docs/release-commands.test.ts');
/** A command that takes minutes, unless its arguments limit it. */
const small = (because: string) => elsewhere(because, 'tests/docs/long-commands.test.ts');
const suite = small('it is what runs the tests; that the suite is known is asked there');
const benchmark = small('minutes, on a machine that does nothing else; that it is known is asked there');

/** Commands that take more than a minute or would do harm. */
export const RUN_ELSEWHERE: Readonly<Record<string, RunElsewhere>> = {
  'npm test': elsewhere('it is what runs this test', '.ci/run'),
  'npm test -- core': suite,
  'npm test -- unit': suite,
  'npm test -- ui storybook': suite,
  'npm test -- e2e': suite,
  'npx playwright test NAME': small('minutes; that a name picks its file is asked there'),
  'npm run check': elsewhere('it is a suite of npm test, whose steps are run there', '.ci/run'),
  'npm start': elsewhere('it serves without end, and installs and builds first', 'tests/scripts/start.test.ts'),
  'npm run dev': serving,
  'npm run storybook': serving,
  'npm run build:lib': release,
  'npm run check:package': elsewhere('publint and attw judge the archive there', 'tests/package/package.test.ts'),
  'npm install vinport': elsewhere('the archive is installed there', 'tests/package/package.test.ts'),
  'npm install': elsewhere('the examples are installed there', 'tests/package/package.test.ts'),
  'npm ci': elsewhere('it takes a minute and the network: each run on a fresh clone begins with it', '.ci/run'),
  'npm ci && npm run build': elsewhere('likewise; what was built is served there', '.ci/run'),
  'node build/server/index.js': elsewhere('it serves without end', 'tests/e2e/host.test.ts'),
  'IMPORTER_URL=https://importer.example npm start': elsewhere('followed there', 'tests/docs/add-a-source.test.ts'),
  'npx vitest run --project unit server/origin/providers server/host/settings.test.ts': elsewhere(
    'followed there',
    'tests/docs/add-a-source.test.ts',
  ),
  'npx vitest run --project unit -u server/origin/openapi/answer-examples.test.ts': elsewhere(
    'it replaces what is compared with; without -u it is what runs there',
    'server/origin/openapi/answer-examples.test.ts',
  ),
  'cp -r src/texts/en src/texts/fr': elsewhere('followed there', 'tests/docs/add-a-language.test.ts'),
  'npx vitest run --project unit src/texts': elsewhere('followed there', 'tests/docs/add-a-language.test.ts'),
  'LANGUAGE_HOSTS=fr.localhost=fr SITE_HOSTS=fr.localhost=test.vinport.example npm start': elsewhere(
    'a language is built and served there',
    'tests/e2e/pseudo-language.test.ts',
  ),
  'npm run data': elsewhere('alone it tells how it is used', 'server/host/run-data.test.ts'),
  'npm run data -- reply TICKET TEXT': elsewhere('it wants a talk', 'server/host/run-data.test.ts'),
  'npm run data -- check-payments': elsewhere('it asks a payment gateway', 'tests/e2e/go-live.test.ts'),
  'npm run data -- refund ORDER-NUMBER [AMOUNT]': elsewhere('it wants a paid order', 'tests/e2e/go-live.test.ts'),
  'npm run data -- import recalls FILE': elsewhere('each kind', 'server/origin/data-import/import-file.test.ts'),
  'npm run docs:benchmarks': elsewhere('it wants figures', 'tests/bench/benchmark-docs.test.ts'),
  'npm run bench': small('many minutes; the one that counts bytes is run there'),
  'npm run bench -- NAME': benchmark,
  'npm run bench -- decode': benchmark,
  'npm run bench -- lighthouse': benchmark,
  'npm run bench -- ssr': benchmark,
  'npm run test:mutation': small('20 minutes; of one feature there'),
  'npm run test:mutation -- FEATURE': small('of a feature that is quickly done there'),
  'npm run test:faults': small('two minutes; one round of one scenario there'),
  'npm run test:fuzz': small('many minutes; a few inputs to one call there'),
  'npm run test:visual': small('minutes; the stories of one component there'),
  'npm run test:visual -- --update': small('it replaces what is compared with; in a copy there'),
  'npm run measure:first-run -- --start': elsewhere(
    'it installs over the network: with a stand-in of npm there',
    'tests/scripts/measure-first-run.test.ts',
  ),
  'npm run measure:containers': small('a minute; fewer of them there'),
  'npm run release:change': release,
  'npm run release:change -- --minor vinport --message "…"': release,
  'npm run release:version': release,
  'npm publish': elsewhere(
    'nothing publishes by itself: all but the sending there',
    'tests/docs/release-commands.test.ts',
  ),
  'git pull': release,
  'createdb vinport': elsewhere(
    'PostgreSQL’s own; tests make theirs by SQL',
    'tests/setup/test-postgres-database.test.ts',
  ),
};
