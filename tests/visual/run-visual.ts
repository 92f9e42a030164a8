import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runTool } from '#scripts/quality/run-program.ts';

const USAGE = 'npm run test:visual [-- [--update] [--built FOLDER] [PART OF A STORY NAME]]';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, built: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length > 1) throw new Error(USAGE);

/** Builds Storybook unless the path of an existing build is given. */
async function builtStorybook(): Promise<string> {
  if (values.built) return path.resolve(values.built);
  const folder = path.join(projectRoot, 'storybook-static');
  const { ok, output } = await runTool('storybook/dist/bin/dispatcher.js', ['build', '--quiet', '-o', folder]);
  if (!ok) throw new Error(output);
  return folder;
}

const { ok } = await runTool(
  '@playwright/test/cli.js',
  [
    'test',
    '--config=tests/visual/playwright.config.ts',
    ...(values.update ? ['--update-snapshots=changed'] : []),
    ...positionals.flatMap((part) => ['--grep', part]),
  ],
  { stdio: 'inherit', env: { ...process.env, STORYBOOK_FOLDER: await builtStorybook() } },
);
if (!ok) {
  process.stdout.write('Pictures and differences: reports/visual. To accept them: npm run test:visual -- --update\n');
  process.exitCode = 1;
}
