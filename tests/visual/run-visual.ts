import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runTool } from '#scripts/quality/run-program.ts';
import { photographStories } from './photograph-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { StoredPictures, type Verdict } from './stored-pictures.ts';
import { storyList } from './story-list.ts';

const USAGE = 'npm run test:visual [-- [--update] [--built FOLDER] [PART OF A STORY NAME]]';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, built: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length > 1) throw new Error(USAGE);
const [part = ''] = positionals;
const results = path.join(projectRoot, 'reports/visual');

/** Builds Storybook unless the path of an existing build is given. */
async function builtStorybook(): Promise<string> {
  if (values.built) return path.resolve(values.built);
  const folder = path.join(projectRoot, 'storybook-static');
  const { ok, output } = await runTool('storybook/dist/bin/dispatcher.js', ['build', '--quiet', '-o', folder]);
  if (!ok) throw new Error(output);
  return folder;
}

const built = await builtStorybook();
const stories = await storyList(built, part);
if (stories.length === 0) throw new Error(`No story has a name that contains "${part}".`);
const pictures = new StoredPictures(path.join(projectRoot, 'tests/visual/pictures'), results);
const missing = new Set(pictures.names(part));
const verdicts: Verdict[] = [];
const { address, close } = await serveFolder(built);
try {
  await photographStories(address, stories, async (photograph) => {
    missing.delete(photograph.name);
    const verdict = pictures.judge(photograph);
    if (verdict.kind === 'same') return;
    verdicts.push(verdict);
    if (values.update) pictures.store(photograph);
  });
} finally {
  await close();
}
for (const name of missing) {
  verdicts.push({ kind: 'gone', name });
  if (values.update) pictures.forget(name);
}

for (const verdict of verdicts) {
  const size = verdict.kind === 'changed' ? ` (${verdict.pixels} pixels)` : '';
  process.stdout.write(`${verdict.kind.padEnd(8)} ${verdict.name}${size}\n`);
}
process.stdout.write(`${stories.length} stories, ${verdicts.length} pictures that do not match.\n`);
if (verdicts.length > 0 && !values.update) {
  process.stdout.write(`Pictures and differences: ${results}. To accept them: npm run test:visual -- --update\n`);
  process.exitCode = 1;
}
