import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { type ProgramEnd, runProgram, runTool } from '#scripts/quality/run-program.ts';

/** The published library, installed in a separate project. */
export interface PackedLibrary {
  /** The archive that `npm publish` would upload. */
  readonly archive: string;
  /** A folder whose `node_modules` contain the library and its dependencies. */
  readonly app: string;
  /** The folder of the library in it. */
  readonly installed: string;
  /** Installs additional packages, each as `name@version`. */
  add(packages: readonly string[]): Promise<void>;
  remove(): void;
}

const PUBLISHED_BESIDE_THE_BUILD = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** Builds the library in a separate folder, packs it, and installs the archive with npm into an empty one. */
export async function packLibrary(): Promise<PackedLibrary> {
  const root = mkdtempSync(path.join(tmpdir(), 'vinport-package-'));
  const [source, app] = [path.join(root, 'source'), path.join(root, 'app')];
  for (const folder of [source, app]) mkdirSync(folder);
  await succeeds(runTool('tsdown/dist/run.mjs', ['--out-dir', path.join(source, 'dist'), '--logLevel', 'error']));
  for (const file of PUBLISHED_BESIDE_THE_BUILD) copyFileSync(path.join(projectRoot, file), path.join(source, file));
  await npm(source, ['pack', '--ignore-scripts', '--pack-destination', root]);
  const { version } = readPackage(source);
  const archive = path.join(root, `vinport-${version}.tgz`);
  if (!existsSync(archive)) throw new Error(`npm did not create ${archive}.`);
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

/** The manifest fields that tests use. */
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

/** Returns the output of a program that must succeed. */
export async function succeeds(running: Promise<ProgramEnd>): Promise<string> {
  const { ok, output } = await running;
  if (!ok) throw new Error(output);
  return output;
}

async function npm(cwd: string, args: readonly string[]): Promise<void> {
  await succeeds(runProgram('npm', [...args, '--loglevel=error', '--fund=false'], { cwd }));
}
