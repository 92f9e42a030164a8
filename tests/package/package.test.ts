import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runProgram, runTool } from '#scripts/quality/run-program.ts';
import { serveTestOrigin } from '../setup/serve-test-origin.ts';
import { readBuiltEntry } from './built-entry.ts';
import { CALLS_ON_OLDEST_NODE, OLDEST_NODE, onOldestNode } from './oldest-node.ts';
import { type PackedLibrary, packLibrary, readPackage, succeeds } from './packed-library.ts';
import { sizeOfFolder } from './size-of-folder.ts';
import { whatIsLeftOf } from './what-is-left.ts';
import { worldChangesBy } from './world-changes.ts';

const MAX_INSTALLED_BYTES = 40_000_000;
const CODE_ENTRIES = ['index', 'core', 'ports', 'adapters', 'react', 'testing', 'testing/contracts'];
/** The entries that load without optional packages. */
const IMPORTABLE = ['vinport', 'vinport/core', 'vinport/ports', 'vinport/adapters', 'vinport/testing'];
const OUR_SOURCES = /^(src|tests\/(builders|contracts|fakes))\//;

let library: PackedLibrary;
let bytesInstalled: number;

beforeAll(async () => {
  library = await packLibrary();
  bytesInstalled = sizeOfFolder(path.join(library.app, 'node_modules'));
}, 120_000);
afterAll(() => library.remove());

describe('package', () => {
  it('takes at most 40 MB when installed with all dependencies', () => {
    expect(bytesInstalled).toBeGreaterThan(1_000_000);
    expect(bytesInstalled).toBeLessThan(MAX_INSTALLED_BYTES);
  });

  it('exports exactly its entries', () => {
    const entries = Object.keys(readPackage(library.installed).exports ?? {});
    const paths = CODE_ENTRIES.map((name) => (name === 'index' ? '.' : `./${name}`));
    expect(entries.toSorted()).toEqual([...paths, './package.json'].toSorted());
  });

  it('satisfies publint and Are the Types Wrong', async () => {
    await succeeds(runTool('publint/src/cli.js', [library.archive, '--strict']));
    await succeeds(runTool('@arethetypeswrong/cli/dist/index.js', [library.archive, '--profile', 'esm-only']));
  });
});

describe.each(CODE_ENTRIES)('entry %s', (name) => {
  const { dependencies, peerDependencies } = readPackage(projectRoot);
  const declared = Object.keys({ ...dependencies, ...peerDependencies });

  it.each(['js', 'd.ts'])('imports only declared packages and bundles none (%s)', (ending) => {
    const { packages, sources } = readBuiltEntry(path.join(library.installed, `dist/${name}.${ending}`));
    expect([...packages].filter((wanted) => !declared.includes(wanted))).toEqual([]);
    expect([...sources].filter((source) => !OUR_SOURCES.test(source))).toEqual([]);
    // Ports contain only types, so nothing remains at runtime.
    if (ending === 'js' && name !== 'ports') expect(sources.size).toBeGreaterThan(0);
  });
});

describe('contents of an entry', () => {
  const sourcesOf = (name: string) => [...readBuiltEntry(path.join(library.installed, `dist/${name}.js`)).sources];

  it('include only the core in /core', () => {
    const sources = sourcesOf('core');
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => !source.startsWith('src/core/'))).toEqual([]);
  });

  it.each(['index', 'adapters'])('include no screens and no tests in %s', (name) => {
    expect(sourcesOf(name).filter((source) => !/^src\/(core|contract|adapters|composition)\//.test(source))).toEqual(
      [],
    );
  });

  it('include only contexts and hooks, and no screens, in /react', () => {
    expect(
      sourcesOf('react').filter(
        (source) => !/^src\/ui\/(hooks|app\/contexts)\/[^/]+$|^src\/ui\/index\.ts$/.test(source),
      ),
    ).toEqual([]);
    expect(readBuiltEntry(path.join(library.installed, 'dist/react.js')).packages).toEqual(new Set(['react']));
  });

  it('require no test runner in /testing', () => {
    const { packages } = readBuiltEntry(path.join(library.installed, 'dist/testing.js'));
    expect([...packages]).not.toContain('vitest');
  });
});

describe('unused import', () => {
  it.each([...IMPORTABLE, 'vinport/react'])('leaves nothing of %s in a bundle', async (entry) => {
    expect(await whatIsLeftOf(entry, library.app)).toBe('');
  });

  it.each(['core', 'ports', 'react'])('leaves nothing of /%s even without the sideEffects flag', async (entry) => {
    const folder = path.join(library.app, `unflagged-${entry}`);
    const copy = path.join(folder, 'node_modules/vinport');
    cpSync(library.installed, copy, { recursive: true });
    const { sideEffects, ...manifest } = JSON.parse(readFileSync(path.join(copy, 'package.json'), 'utf8'));
    expect(sideEffects).toBe(false);
    writeFileSync(path.join(copy, 'package.json'), JSON.stringify(manifest));
    expect(await whatIsLeftOf(`vinport/${entry}`, folder)).toBe('');
  });

  it.each(IMPORTABLE)('%s has no global side effects beyond those of its packages', async (entry) => {
    const name = entry === 'vinport' ? 'index' : entry.replace('vinport/', '');
    const { packages } = readBuiltEntry(path.join(library.installed, `dist/${name}.js`));
    const changes = await worldChangesBy([entry], library.app);
    expect(changes).toEqual(await worldChangesBy([...packages], library.app));
    if (entry === 'vinport/core') expect(changes).toEqual([]);
    if (entry === 'vinport') expect(changes).toContain('defineMetadata');
  });
});

describe('on the oldest supported Node', () => {
  it('is tested on exactly that version', async () => {
    const version = await onOldestNode("process.stdout.write(process.version.replace('v', ''))", library.app);
    expect(version.startsWith(`${OLDEST_NODE}.`)).toBe(true);
  });

  it.each(IMPORTABLE)('RES-01 %s can be imported', async (entry) => {
    const program = `process.stdout.write(Object.keys(await import('${entry}')).length > 0 ? 'names' : 'none')`;
    expect(await onOldestNode(program, library.app)).toBe(entry === 'vinport/ports' ? 'none' : 'names');
  });

  it('RES-01 sends each call once, reads the response, and retains the cause if there is none', async () => {
    expect(JSON.parse(await onOldestNode(CALLS_ON_OLDEST_NODE, library.app))).toEqual({
      make: 'Honda',
      continueAt: 'https://pay.example/1',
      requests: 2,
      gone: 'unreachable',
      cause: 'fetch failed',
    });
  });

  it('RES-01 uses no newer language features', async () => {
    await succeeds(runTool('typescript/bin/tsc', ['-p', 'tests/package/oldest-node/tsconfig.json']));
  });
});

describe('examples', () => {
  const examples = readdirSync(path.join(projectRoot, 'examples')).sort();
  const folderOf = (name: string) => path.join(library.app, 'examples', name);
  const run = (name: string, args: readonly string[]) =>
    succeeds(runProgram(process.execPath, [...args], { cwd: folderOf(name) }));

  beforeAll(async () => {
    const wanted = examples.flatMap((name) => {
      const source = path.join(projectRoot, 'examples', name);
      cpSync(source, folderOf(name), { recursive: true, filter: (file) => !/(node_modules|dist)$/.test(file) });
      const { dependencies, devDependencies } = readPackage(source);
      return Object.entries({ ...dependencies, ...devDependencies });
    });
    expect(wanted.filter(([, version]) => version.startsWith('file:'))).toHaveLength(examples.length);
    const others = wanted.filter(([, version]) => !version.startsWith('file:'));
    await library.add([...new Set(others.map(([name, version]) => `${name}@${version}`))]);
  }, 120_000);

  it('are the four from the guide', () => {
    expect(examples).toEqual(['business-rules', 'node-script', 'own-sticker-source', 'react-vite']);
  });

  it.each(examples)('%s compiles against the published types with all declarations checked', async (name) => {
    const config: unknown = JSON.parse(readFileSync(path.join(folderOf(name), 'tsconfig.json'), 'utf8'));
    expect(config).toMatchObject({ compilerOptions: { strict: true, skipLibCheck: false } });
    await run(name, ['../../node_modules/typescript/bin/tsc', '--pretty', 'false']);
  });

  it('business-rules tests its rule under plain Node', async () => {
    const output = await run('business-rules', ['--test', '--test-reporter=tap', 'src/may-be-sold.test.ts']);
    expect(output).toContain('# pass 3');
  });

  it('own-sticker-source gets its own build through the sticker rules', async () => {
    expect(await run('own-sticker-source', ['src/main.ts'])).toBe('2014 Ford F-150\nLariat, SuperCrew 4x4\n');
  });

  it('react-vite builds with the rules in a separate chunk', async () => {
    await run('react-vite', ['../../node_modules/vite/bin/vite.js', 'build']);
    const assets = path.join(folderOf('react-vite'), 'dist/assets');
    const page = readFileSync(path.join(folderOf('react-vite'), 'dist/index.html'), 'utf8');
    const [first, later] = ['with the page', 'later'].map((when) =>
      readdirSync(assets).filter((file) => page.includes(file) === (when === 'with the page')),
    );
    const rules = (files: readonly string[] = []) =>
      files.filter((file) => readFileSync(path.join(assets, file), 'utf8').includes('/api/recall-check'));
    expect([rules(first), rules(later)]).toEqual([[], [expect.any(String)]]);
  });

  it('node-script calls a live origin', async () => {
    const origin = await serveTestOrigin();
    try {
      const output = await run('node-script', ['src/main.ts', origin.url, '1HGCM82693A000001']);
      expect(output).toMatch(/^Vehicle: 2003 Honda Accord$/m);
      expect(output).toMatch(/^Recalls: 1\n {2}\S+ .+$/m);
      expect(output).toMatch(/^Plan: .+, \$\d+\.\d\d$/m);
    } finally {
      await origin.close();
    }
  });
});
