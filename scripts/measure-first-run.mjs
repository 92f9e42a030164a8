// Measures the first run: `npm start` twice and `npm test` once, from a new clone with an empty npm cache. Usage: npm
// run measure:first-run [-- --start] (prints a table for docs/operating.md; with --start without the tests, which take
// many minutes)
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { machineEnvironment, projectRoot } from './bootstrap/project.mjs';

const POLL_MS = 20;
const folder = mkdtempSync(path.join(tmpdir(), 'vinport-first-run-'));
const clone = path.join(folder, 'vinport');

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const environment = (port) => ({
  ...machineEnvironment(),
  PORT: String(port),
  npm_config_cache: path.join(folder, 'npm-cache'),
});

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const answers = (address) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

const timeStart = async () => {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env: environment(port), stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over && !(await answers(`http://127.0.0.1:${port}/`))) await pause(POLL_MS);
  if (over) throw new Error('npm start exited before it served a page.');
  const time = seconds(started);
  process.kill(-child.pid, 'SIGINT');
  await ended;
  return time;
};

const timeTest = async () => {
  const started = performance.now();
  const { status, stdout } = spawnSync('npm', ['test'], {
    cwd: clone,
    env: { ...environment(0), CI: 'true' },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const time = seconds(started);
  return `${time} (${stdout.trimEnd().split('\n').at(-1)}, exit code ${status})`;
};

try {
  spawnSync('git', ['clone', '--quiet', projectRoot, clone], { stdio: 'inherit' });
  const rows = [
    ['`npm start`, first: installs, builds, unpacks, fills the database', await timeStart()],
    ['`npm start`, second', await timeStart()],
    ...(process.argv.includes('--start') ? [] : [['`npm test`', await timeTest()]]),
  ];
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  process.stdout.write(
    `\n${availableParallelism()} cores (${processor?.model.trim()}), ${memory} GiB, ${process.platform}, Node ${process.version}\n\n`,
  );
  process.stdout.write(`| from a fresh clone, with an empty npm cache | time |\n|---|---|\n`);
  for (const [what, time] of rows) process.stdout.write(`| ${what} | ${time} |\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
