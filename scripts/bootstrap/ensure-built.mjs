import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { projectEnvironment, projectNode, projectRoot } from './project.mjs';
import { runChild } from './run-child.mjs';

export const serverEntry = path.join(projectRoot, 'build/server/index.js');

const STAMP = path.join(projectRoot, 'build/.sources');
const SOURCES = [
  'src',
  'server',
  'public',
  'scripts/vite',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

function* filesBelow(relativePath) {
  const stats = statSync(path.join(projectRoot, relativePath), { throwIfNoEntry: false });
  if (stats?.isFile() && !NOT_BUILT.test(relativePath)) yield { relativePath, size: stats.size, time: stats.mtimeMs };
  if (!stats?.isDirectory() || path.basename(relativePath) === 'node_modules') return;
  for (const name of readdirSync(path.join(projectRoot, relativePath)).sort()) {
    yield* filesBelow(`${relativePath}/${name}`);
  }
}

/** Size and modification time represent the contents, because reading every file would make the start too slow. */
const stampOfSources = () => {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const { relativePath, size, time } of filesBelow(source)) hash.update(`${relativePath}\0${size}\0${time}\n`);
  }
  return hash.digest('hex');
};

const isBuilt = (stamp) => existsSync(serverEntry) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

export const build = async () => {
  // Computed before the build, so that a file saved during the build causes a rebuild on the next start.
  const stamp = stampOfSources();
  rmSync(STAMP, { force: true });
  process.stdout.write('Building (about ten seconds) …\n');
  const started = Date.now();
  const { code, stopped, output } = await runChild(
    projectNode,
    [path.join(projectRoot, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    { env: { ...projectEnvironment(), NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (code !== 0) {
    if (!stopped) process.stderr.write(`${output.trimEnd()}\nThe build failed: see the lines above.\n`);
    process.exit(code);
  }
  writeFileSync(STAMP, stamp);
  process.stdout.write(`Built in ${Math.round((Date.now() - started) / 1000)} s.\n`);
};

export const ensureBuilt = async () => {
  if (!isBuilt(stampOfSources())) await build();
};
