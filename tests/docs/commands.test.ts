import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runProgram } from '#scripts/quality/run-program.ts';
import { createTestPostgresDatabase, type TestPostgresDatabase } from '../setup/test-postgres-database.ts';
import { documentedCommands, RUN_ELSEWHERE } from './commands.ts';
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts';

const commands = documentedCommands();

describe('the commands of the documentation', () => {
  let copy: ScratchCopy;
  let folder: string;
  let postgres: TestPostgresDatabase;
  beforeAll(async () => {
    copy = scratchCopy();
    folder = mkdtempSync(path.join(tmpdir(), 'vinport-commands-'));
    postgres = await createTestPostgresDatabase();
  });
  afterAll(async () => {
    copy.remove();
    rmSync(folder, { recursive: true, force: true });
    await postgres.drop();
  });

  const sites = path.join(projectRoot, 'server/origin/demonstration/sites.json');
  /** Replaces the placeholders in a command with values, as a reader does. */
  const filledIn = (command: string) =>
    command
      .replace('postgres://vinport@localhost/vinport', postgres.url)
      .replace('KIND FILE', `sites ${sites}`)
      .replace(/sites (FILE|sites\.json)$/, `sites ${sites}`)
      .replace('backup FILE', `backup ${folder}/copy`)
      .replace('restore FILE', `restore ${folder}/copy`)
      .replace(/(backup|restore) (vinport-backup|before-the-upgrade)/, `$1 ${folder}/$2`);
  const run = (command: string, variables: Record<string, string> = {}) => {
    const { DATABASE_URL, ...environment } = process.env;
    const env = { ...environment, NO_COLOR: '1', DATA_DIR: path.join(folder, 'data'), ...variables };
    return runProgram(filledIn(command), [], { cwd: copy.root, env, shell: true });
  };
  /** A preparing command, such as one that creates the backup to restore. */
  const before: Readonly<Record<string, string>> = {
    'npm run data -- restore FILE': 'npm run data -- backup FILE',
    'npm run data -- restore vinport-backup': 'npm run data -- backup vinport-backup',
    'npm run data -- backup FILE': 'npm run data -- preview-token',
    'npm run data -- backup vinport-backup': 'npm run data -- preview-token',
    'npm run data -- backup before-the-upgrade': 'npm run data -- preview-token',
  };
  /** A restore requires a location without a database. */
  const where = (command: string) =>
    command.includes('restore') ? { DATA_DIR: path.join(folder, command.replaceAll(/\W/g, '-')) } : {};

  const runHere = commands
    .filter(({ command }) => !Object.hasOwn(RUN_ELSEWHERE, command))
    .map(({ command }) => command);
  // A backup doesn't overwrite a file. Repeated commands are run by the first test that requires them.
  const done = new Set<string>();
  const runOnce = async (command: string) => {
    if (done.has(command)) return;
    done.add(command);
    const first = before[command];
    if (first !== undefined) await runOnce(first);
    const { ok, output } = await run(command, where(command));
    expect(ok, `${command}\n${output}`).toBe(true);
  };

  it('are found', () => {
    expect(commands.length).toBeGreaterThan(35);
    expect(runHere.length).toBeGreaterThan(8);
  });

  it.each(runHere)('%s', runOnce, 180_000);

  it.each(Object.entries(RUN_ELSEWHERE))('%s is run by another test', (command, { because, by }) => {
    expect(commands.map((one) => one.command)).toContain(command);
    expect(because).not.toBe('');
    expect(existsSync(path.join(projectRoot, by))).toBe(true);
    // It is run by a test, or by the script that runs all tests.
    expect(by).toMatch(/\.test\.ts$|^\.ci\/run$/);
  });

  it.each(commands)('$command is an existing script', ({ command, pages }) => {
    const names = [...command.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    const owners = ['package.json', ...pages.map((page) => path.join(path.dirname(page), 'package.json'))];
    const scripts = owners
      .map((file) => path.join(projectRoot, file))
      .filter((file) => existsSync(file))
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}));
    for (const name of names) expect(scripts).toContain(name);
  });
});
