import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runProgram } from '#scripts/quality/run-program.ts';

/** Replaces npm: serves a page until it is stopped, and reports the result of the tests. */
const FAKE_NPM = `#!${process.execPath}
const { appendFileSync, existsSync } = require('node:fs');
const { createServer } = require('node:http');
const [, , command] = process.argv;
appendFileSync(process.env.CALLS, [command, existsSync('scripts/measure-first-run.mjs'), process.env.npm_config_cache].join(' ') + '\\n');
if (command === 'test') console.log('5 passed, 0 failed');
else createServer((_, response) => response.end('A page.')).listen(process.env.PORT, '127.0.0.1');
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vinport-measured-'));
  cpSync(path.join(projectRoot, 'scripts'), path.join(root, 'project/scripts'), { recursive: true });
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'bin/npm'), FAKE_NPM);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('npm run measure:first-run starts a fresh clone twice, tests it once, and prints the durations', async () => {
  const project = path.join(root, 'project');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Reader', '-c', 'user.email=reader@people.example', ...args], {
      cwd: project,
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A start');

  const measure = (...args: string[]) =>
    runProgram(process.execPath, ['scripts/measure-first-run.mjs', ...args], {
      cwd: project,
      env: { ...process.env, PATH: `${root}/bin:${process.env.PATH}`, CALLS: path.join(root, 'calls.txt') },
    });
  const { ok, output } = await measure();

  expect(ok, output).toBe(true);
  expect(output).toMatch(/\| `npm start`, first: .* \| \d+\.\d s \|\n\| `npm start`, second \| \d+\.\d s \|\n/);
  expect(output).toMatch(/\| `npm test` \| \d+\.\d s \(5 passed, 0 failed, exit code 0\) \|/);
  const calls = readFileSync(path.join(root, 'calls.txt'), 'utf8').trim().split('\n');
  expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual(['start true', 'start true', 'test true']);
  // A separate, empty cache: the same in all calls.
  expect(new Set(calls.map((call) => call.split(' ')[2])).size).toBe(1);
  expect(calls[0]).toMatch(/npm-cache$/);

  const started = await measure('--start');
  expect(started.output).toMatch(/`npm start`, second \| \d/);
  expect(started.output).not.toContain('npm test');
});
