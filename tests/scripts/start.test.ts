import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts');

/** Replaces the build: records that it ran, and "builds" the server provided by the test. */
const FAKE_BUILD = `
  const fs = require('node:fs');
  fs.appendFileSync('builds.txt', 'built\\n');
  fs.mkdirSync('build/server', { recursive: true });
  fs.copyFileSync('server.js', 'build/server/index.js');`;

const FAKE_NPM = `#!/bin/sh
echo "$@" >> installs.txt
cp package-lock.json node_modules/.package-lock.json`;

const PRINT_SETTINGS = `
  const { SITE_DOMAIN, SPANISH_HOST, DEMO, NODE_ENV } = process.env;
  console.log(JSON.stringify({ SITE_DOMAIN, SPANISH_HOST, DEMO, NODE_ENV }));`;

const SERVE = `
  process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
  setInterval(() => undefined, 1000);
  console.log('pid ' + process.pid);`;

describe('npm start', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'vinport-start-'));
    cpSync(SCRIPTS, path.join(root, 'scripts'), { recursive: true });
    write('node_modules/@react-router/dev/bin.cjs', FAKE_BUILD);
    mkdirSync(path.join(root, 'node_modules/node/bin'), { recursive: true });
    symlinkSync(process.execPath, path.join(root, 'node_modules/node/bin/node'));
    write('bin/npm', FAKE_NPM, 0o755);
    write('package-lock.json', lock({ 'node_modules/rxjs': { version: '7.8.2' } }));
    write('node_modules/.package-lock.json', lock({ 'node_modules/rxjs': { version: '7.8.2' } }));
    write('src/page.ts', 'export {};');
    write('server.js', PRINT_SETTINGS);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('builds the first time, and again only if a source has changed', async () => {
    await start();
    await start();
    expect(read('builds.txt')).toBe('built\n');

    write('src/page.ts', 'export const changed = true;');
    await start();
    expect(read('builds.txt')).toBe('built\nbuilt\n');

    write('src/page.test.ts', 'export {};');
    await start();
    expect(read('builds.txt')).toBe('built\nbuilt\n');
  });

  it('builds again if the last build failed', async () => {
    write('node_modules/@react-router/dev/bin.cjs', `${FAKE_BUILD}\nconsole.error('no such route');\nprocess.exit(3);`);

    expect(await start()).toMatchObject({ code: 3, errors: expect.stringContaining('no such route') });

    write('node_modules/@react-router/dev/bin.cjs', FAKE_BUILD);
    expect(await start()).toMatchObject({ code: 0 });
    expect(read('builds.txt')).toBe('built\nbuilt\n');
  });

  it('installs nothing if only packages for other platforms are missing', async () => {
    write(
      'package-lock.json',
      lock({ 'node_modules/rxjs': { version: '7.8.2' }, 'node_modules/for-mac': { version: '1.0.0', optional: true } }),
    );

    await start();

    expect(existsSync(path.join(root, 'installs.txt'))).toBe(false);
  });

  it('installs if the lockfile has another version', async () => {
    write('package-lock.json', lock({ 'node_modules/rxjs': { version: '7.9.0' } }));

    await start();
    await start();

    expect(read('installs.txt')).toMatch(/^ci .*--include=dev.*\n$/);
  });

  it('installs if the last installation was interrupted', async () => {
    rmSync(path.join(root, 'node_modules/.package-lock.json'));

    await start();

    expect(read('installs.txt')).toContain('ci ');
  });

  it('passes its local settings to the server', async () => {
    const { lastLine } = await start();

    expect(JSON.parse(lastLine)).toEqual({
      SITE_DOMAIN: 'test.vinport.example',
      SPANISH_HOST: 'es.localhost',
      DEMO: '1',
      NODE_ENV: 'production',
    });
  });

  it('leaves an empty setting empty, so that the server rejects it', async () => {
    const { lastLine } = await start({ SITE_DOMAIN: '', DEMO: '0' });

    expect(JSON.parse(lastLine)).toMatchObject({ SITE_DOMAIN: '', DEMO: '0' });
  });

  it("exits with the server's exit code", async () => {
    write('server.js', "console.error('PORT: expected a number'); process.exit(4);");

    expect(await start()).toMatchObject({ code: 4, errors: 'PORT: expected a number\n' });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('stops the server if only the start process receives %s', async (signal) => {
    write('server.js', SERVE);
    const process = spawnStart();
    const ended = outcome(process);
    const pid = Number(/pid (\d+)/.exec(await said(process, 'pid '))?.[1]);

    process.kill(signal);

    expect(await ended).toMatchObject({ code: 0, lastLine: 'closed' });
    expect(isRunning(pid)).toBe(false);
  });

  it('treats a stop as clean even before the server handles it', async () => {
    write('server.js', SERVE.replace('SIGTERM', 'SIGUSR2'));
    const process = spawnStart();
    const ended = outcome(process);
    await said(process, 'pid ');

    process.kill('SIGTERM');

    expect(await ended).toMatchObject({ code: 0 });
  });

  const write = (file: string, content: string, mode = 0o644) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content, { mode });
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  const spawnStart = (settings: Record<string, string> = {}): ChildProcess => {
    const { SITE_DOMAIN, SPANISH_HOST, DEMO, ...environment } = process.env;
    return spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...environment, PATH: `${root}/bin:${environment.PATH}`, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const start = (settings?: Record<string, string>) => outcome(spawnStart(settings));
});

const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } });

const outcome = async (process: ChildProcess) => {
  let output = '';
  let errors = '';
  process.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  process.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(process, 'close');
  return { code, errors, lastLine: output.trimEnd().split('\n').at(-1) ?? '' };
};

const said = (process: ChildProcess, text: string): Promise<string> =>
  new Promise((resolve) => {
    let output = '';
    process.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve(output);
    });
  });

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
