import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { type ProgramEnd, runProgram, runTool } from '#scripts/quality/run-program.ts';

/** The library as it is published, installed by someone else. */
export interface PackedLibrary {
  /** The archive that `npm publish` would send. */
  readonly archive: string;
  /** A folder whose `node_modules` hold the library and what it depends on. */
  readonly app: string;
  /** The library within it. */
  readonly installed: string;
  /** Installs further packages beside it, each as `name@version`. */
  add(packages: readonly string[]): Promise<void>;
  remove(): void;
}

const PUBLISHED_BESIDE_THE_BUILD = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** Builds the library in a folder of its own, packs it, and installs the archive with npm into an empty one. */
export async function packLibrary(): Promise<PackedLibrary> {
  const root = mkdtempSync(path.join(tmpdir(), 'vinport-package-'));
  const [source, app] = [path.join(root, 'source'), path.join(root, 'app')];
  for (const folder of [source, app]) mkdirSync(folder);
  await succeeds(runTool('tsdown/dist/run.mjs', ['--out-dir', path.join(source, 'dist'), '--logLevel', 'error']));
  for (const file of PUBLISHED_BESIDE_THE_BUILD) copyFileSync(path.join(projectRoot, file), path.join(source, file));
  await npm(source, ['pack', '--ignore-scripts', '--pack-destination', root]);
  const { version } = readPackage(source);
  const archive = path.join(root, `vinport-${version}.tgz`);
  if (!existsSync(archive)) throw new Error(`npm has packed no ${archive}.`);
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const add = (packages: readonly string[]) => npm(app, ['install', '--prefer-offline', '--no-audit', ...packages]);
  await add([archive]);
  return {
    archive,
    app,
    installed: path.join(app, 'node_modules/vinport'),
    add,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** What a package says of itself, as far as tests look at it. */
export interface Manifest {
  readonly version: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifest of the package in a folder. */
export function readPackage(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** What a program said that has to succeed. */
export async function succeeds(running: Promise<ProgramEnd>): Promise<string> {
  const { ok, output } = await running;
  if (!ok) throw new Error(output);
  return output;
}

async function npm(cwd: string, args: readonly string[]): Promise<void> {
  await succeeds(runProgram('npm', [...args, '--loglevel=error', '--fund=false'], { cwd }));
}
