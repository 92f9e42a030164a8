import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/quality/project-root.ts';

/** A command that a reader is told to give, and the pages that tell it. */
export type ToldCommand = { command: string; pages: string[] };

const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'examples/*/README.md', 'docs/**/*.md'];
const BLOCK = /^```sh\n([\s\S]*?)^```$/gm;
const INLINE = /`((?:npm|npx|node|git|createdb) [^`]+)`/g;

/** Every command of the documentation, from its blocks of shell and out of its sentences. */
export const toldCommands = (): ToldCommand[] => {
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

/** Why a command is not run by the test of all commands, and the file that runs it in its place. */
export type RunElsewhere = { because: string; by: string };

const elsewhere = (because: string, by: string): RunElsewhere => ({ because, by });
const suite = elsewhere('it is what runs the tests', 'scripts/quality/run-test.ts');
const byHand = (because: string) => elsewhere(because, 'package.json');

/** What cannot be run in less than a minute, or not without harm. */
export const RUN_ELSEWHERE: Readonly<Record<string, RunElsewhere>> = {
  'npm test': elsewhere('it is what runs this test', '.ci/run'),
  'npm test -- core': suite,
  'npm test -- unit': suite,
  'npm test -- ui storybook': suite,
  'npm run check': elsewhere('it is a suite of npm test', 'scripts/quality/run-test.ts'),
  'npm start': elsewhere('it serves without end, and installs and builds first', 'tests/scripts/start.test.ts'),
  'npm run dev': byHand('it serves without end'),
  'npm run storybook': elsewhere('it serves without end; its stories are a suite', 'vitest.config.ts'),
  'npm run build:lib': elsewhere('it is built and packed there', 'tests/package/packed-library.ts'),
  'npm run check:package': elsewhere('publint and attw judge the archive there', 'tests/package/package.test.ts'),
  'npm install vinport': elsewhere('the archive is installed there', 'tests/package/packed-library.ts'),
  'npm install': elsewhere('the examples are installed there', 'tests/package/package.test.ts'),
  'npm ci': elsewhere('it takes a minute and the network', 'scripts/bootstrap/ensure-installed.mjs'),
  'npm ci && npm run build': elsewhere('it takes a minute and the network', 'scripts/measure-first-run.mjs'),
  'node build/server/index.js': elsewhere('it serves without end', 'tests/e2e/host.test.ts'),
  'IMPORTER_URL=https://importer.example npm start': elsewhere('followed there', 'tests/docs/add-a-source.test.ts'),
  'npx vitest run --project unit server/origin/recall server/host/settings.test.ts': elsewhere(
    'followed there',
    'tests/docs/add-a-source.test.ts',
  ),
  'npm run data': elsewhere('alone it tells how it is used', 'server/host/run-data.test.ts'),
  'npm run data -- reply TICKET TEXT': elsewhere('it wants a talk', 'server/host/run-data.test.ts'),
  'npm run data -- import recalls FILE': elsewhere('each kind', 'server/origin/data-import/import-file.test.ts'),
  'npm run docs:benchmarks': elsewhere('it wants figures', 'tests/bench/benchmark-docs.test.ts'),
  'npm run bench': byHand('minutes, on a machine that does nothing else'),
  'npm run bench -- NAME': byHand('minutes, on a machine that does nothing else'),
  'npm run bench -- decode': byHand('minutes, on a machine that does nothing else'),
  'npm run bench -- lighthouse': byHand('minutes, on a machine that does nothing else'),
  'npm run bench -- ssr': byHand('minutes, on a machine that does nothing else'),
  'npm run test:mutation': byHand('20 minutes'),
  'npm run test:faults': byHand('two minutes; what it is made of is tested in tests/crashes'),
  'npm run test:visual': byHand('minutes; what it is made of is tested in tests/visual'),
  'npm run test:visual -- --update': byHand('it replaces what is compared with'),
  'npm run measure:first-run': byHand('as long as npm start and npm test together'),
  'npm run measure:containers': byHand('a minute; its finding is tested in src/composition'),
  'npm run release:change': byHand('it asks questions'),
  'npm run release:version': byHand('it changes the version'),
  'npm publish': byHand('nothing publishes by itself'),
  'git pull': byHand('it changes the clone'),
  'createdb vinport': elsewhere('PostgreSQL’s own; tests make theirs by SQL', 'tests/setup/test-postgres-database.ts'),
};
