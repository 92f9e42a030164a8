import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns all modules in a folder, as its entry point names them. */
function modulesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `./${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('/index.ts'))
    .sort();
}

/** Returns the modules that an entry point exports. */
function exportedBy(entry: string): string[] {
  return [...read(entry).matchAll(/^export .* from '(.+)';$/gm)].map(([, module = '']) => module).sort();
}

describe('the public entries', () => {
  it.each(['core', 'ports'])('%s exports every existing module', (floor) => {
    expect(exportedBy(`src/${floor}/index.ts`)).toEqual(modulesOf(`src/${floor}`));
  });

  it('adapters exports all modules that the composition uses, and those that its types refer to', () => {
    const used = modulesOf('src/composition').flatMap((module) =>
      [...read(path.join('src/composition', module)).matchAll(/'#adapters\/(.+)'/g)].map(([, file]) => `./${file}`),
    );
    const adapters = new Set(used.filter((file) => !file.endsWith('-schema.ts')));
    expect(adapters.size).toBeGreaterThan(25);
    const spokenOf = ['./http/http-answer.ts', './http/http-call.ts'];
    expect(exportedBy('src/adapters/index.ts')).toEqual([...adapters, ...spokenOf].sort());
  });

  it('react exports nothing that depends on our texts, routes or styles', () => {
    const exported = exportedBy('src/ui/index.ts');
    expect(exported).toEqual(expect.arrayContaining(['./hooks/use-container.ts', './hooks/use-store.ts']));
    const packages = exported.flatMap((module) =>
      [...read(path.join('src/ui', module)).matchAll(/from '([^.#].*)'/g)].map(([, name]) => name),
    );
    expect(new Set(packages)).toEqual(new Set(['react']));
  });

  it('testing exports every builder and every fake that implements a port', () => {
    // Handlers use HTTP with wire names. They are for the gateway tests.
    const fakes = modulesOf('tests/fakes').filter((file) => /^\.\/fake-(?!wire\.).*(?<!-handlers)\.ts$/.test(file));
    const builders = modulesOf('tests/builders');
    const entries = [
      ...fakes.map((file) => file.replace('./', './fakes/')),
      ...builders.map((file) => file.replace('./', './builders/')),
    ];
    expect(exportedBy('tests/index.ts')).toEqual(entries.sort());
  });

  it('testing/contracts exports every contract suite of a core port', () => {
    const suites = modulesOf('tests/contracts').filter((file) => file.endsWith('.contract.ts'));
    const ofPorts = suites.filter((file) => !/from '#(?:origin|host)\//.test(read(path.join('tests/contracts', file))));
    expect(exportedBy('tests/contracts/index.ts')).toEqual(expect.arrayContaining(ofPorts));
    const lost = exportedBy('tests/contracts/index.ts').filter(
      (file) => !existsSync(path.join(root, 'tests/contracts', file)),
    );
    expect(lost).toEqual([]);
  });
});
