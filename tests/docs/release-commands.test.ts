import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveCommand } from './reader.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

/** A fictitious identity: a commit in a test needs a name, and must not use the machine's settings. */
const GIT = {
  GIT_AUTHOR_NAME: 'Reader',
  GIT_AUTHOR_EMAIL: 'reader@people.example',
  GIT_COMMITTER_NAME: 'Reader',
  GIT_COMMITTER_EMAIL: 'reader@people.example',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};
const CHANGE = 'Reports tell of what nobody knew.';

describe('the release commands, in a separate repository', () => {
  let copy: ScratchCopy;
  beforeAll(async () => {
    copy = scratchCopy();
    await give('git init --quiet --initial-branch=main && git add --all && git commit --quiet --message "A start"');
  });
  afterAll(() => copy.remove());

  const give = async (command: string, cwd = copy.root) => {
    const { ok, output } = await giveCommand(command, cwd, GIT);
    expect(ok, `${command}\n${output}`).toBe(true);
    return output;
  };
  const read = (file: string) => readFileSync(path.join(copy.root, file), 'utf8');
  const version = () => String(JSON.parse(read('package.json')).version);

  it('npm run release:change', async () => {
    // With all options given, it asks no questions.
    await give(`npm run release:change -- --minor vinport --message "${CHANGE}"`);
    const made = (await give('git ls-files --others --exclude-standard .changeset')).trim();
    expect(read(made)).toMatch(/^---\n"vinport": minor\n---\n/);
    expect(read(made)).toContain(CHANGE);
  }, 60_000);

  it('npm run release:version', async () => {
    const [major, minor] = version().split('.').map(Number);
    await give('npm run release:version');
    expect(version()).toBe(`${major}.${Number(minor) + 1}.0`);
    expect(read('CHANGELOG.md')).toContain(`## ${version()}\n`);
    expect(read('CHANGELOG.md')).toContain(CHANGE);
    expect(readdirSync(path.join(copy.root, '.changeset'))).toEqual(['config.json']);
  }, 60_000);

  it('git pull', async () => {
    const clone = path.join(copy.root, 'data/clone');
    await give(`git clone --quiet ${copy.root} ${clone}`);
    await give('git commit --quiet --all --message "A version"');
    await give('git pull', clone);
    expect(readFileSync(path.join(clone, 'package.json'), 'utf8')).toBe(read('package.json'));
  }, 60_000);

  it('npm publish', async () => {
    await give('npm run build:lib');
    // Everything except the upload, with no registry to upload to.
    const output = await give('npm publish --dry-run --json --fetch-retries=0 --registry=http://127.0.0.1:9');
    expect(output).toContain(`"id": "vinport@${version()}"`);
    const paths = [...output.matchAll(/"path": "([^"]+)"/g)].map(([, file]) => file);
    expect(paths).toEqual(expect.arrayContaining(['dist/core.js', 'dist/core.d.ts', 'README.md', 'LICENSE']));
    expect(paths.filter((file) => /^(src|server|tests)\//.test(String(file)))).toEqual([]);
  }, 180_000);
});
