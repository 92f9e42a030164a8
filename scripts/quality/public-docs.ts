import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';
import { type ProgramEnd, runTool } from './run-program.ts';

/**
 * The package's public entry points. Every exported name needs a description, and every function and class needs an
 * example. Fakes, builders and contracts need only a description, because the guide shows how to use them.
 */
const PUBLIC_ENTRIES = ['src/core', 'src/ports', 'src/adapters', 'src/composition', 'src/ui'];
/** The folders with examples. Each example is compiled. */
const FOLDERS = ['src/core', 'src/ports', 'src/adapters', 'src/composition', 'src/ui'];
/** The guides. Each of their TypeScript blocks is compiled as a program. */
const GUIDES = ['README.md', 'docs/guide/**/*.md'];
/** A guide imports the library by its public names. */
const ENTRIES = {
  vinport: 'src/composition/index.ts',
  'vinport/core': 'src/core/index.ts',
  'vinport/ports': 'src/ports/index.ts',
  'vinport/adapters': 'src/adapters/index.ts',
  'vinport/react': 'src/ui/index.ts',
  'vinport/testing': 'tests/index.ts',
  'vinport/testing/contracts': 'tests/contracts/index.ts',
};
const OUTPUT = path.join(projectRoot, 'node_modules/.cache/vinport/examples');
const CONTEXT = 'tests/docs/example-context.d.ts';

/** The imports that every example using Results is assumed to have. */
const RESULT_IMPORT = "import { err, errAsync, ok, okAsync } from 'neverthrow';";

const EXPORT = /^export (?:declare )?(?:async )?(abstract class|class|function|const|let|interface|type) (\w+)/gm;
const HAND_OUT = /^export (?:type )?(\*|\{[^}]*\}) from '(.+)';$/gm;
const DOCUMENTED_BEFORE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/;

type Source = { file: string; text: string; names: string[] };

const sourcesBelow = (folder: string): Source[] =>
  readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.(test|stories|stories-data)\.|\.d\.ts$|(^|[/\\])index\.ts$/.test(name),
    )
    .sort()
    .map((name) => {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      const text = readFileSync(path.join(projectRoot, file), 'utf8');
      // An overloaded function is declared more than once.
      const names = new Set([...text.matchAll(EXPORT)].map((match) => match[2] ?? ''));
      return { file, text, names: [...names] };
    });

/** Returns the names that an entry point re-exports from each file: all of them, or the listed ones. */
const handedOut = (entry: string): ReadonlyMap<string, ReadonlySet<string> | 'all'> =>
  new Map(
    [...readFileSync(path.join(projectRoot, entry, 'index.ts'), 'utf8').matchAll(HAND_OUT)].map(
      ([, what = '', file = '']) => [
        path.posix.join(entry, file),
        what === '*' ? 'all' : new Set(what.match(/\w+/g)?.filter((word) => word !== 'type')),
      ],
    ),
  );

const gapsIn = ({ file, text }: Source, names: ReadonlySet<string> | 'all'): string[] => {
  const seen = new Set<string>();
  return [...text.matchAll(EXPORT)].flatMap((match) => {
    const [, kind = '', name = ''] = match;
    // An overloaded function is documented at its first signature.
    if ((names !== 'all' && !names.has(name)) || seen.has(name)) return [];
    seen.add(name);
    const comment = DOCUMENTED_BEFORE.exec(text.slice(0, match.index))?.[1];
    if (comment === undefined) return [`${file}: ${name} has no TSDoc`];
    const shows = /@example\b/.test(comment);
    return (kind === 'function' || kind.endsWith('class')) && !shows ? [`${file}: ${name} has no @example`] : [];
  });
};

const examplesIn = (text: string): string[] =>
  [...text.matchAll(/@example\b((?:(?!\*\/|\n\s*\* @)[\s\S])*)/g)].map((match) =>
    (match[1] ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .filter((line) => !line.startsWith('```'))
      .join('\n')
      .trim(),
  );

/**
 * An example can use its own file's exports, everything in the core and adapters, and the names in the context file.
 */
const programFor = (source: Source, example: string, atHand: readonly Source[]): string => {
  const seen = new Set<string>();
  const imports = [source, ...atHand.filter(({ file }) => file !== source.file)].flatMap(({ file, names }) => {
    const used = names.filter((name) => !seen.has(name) && new RegExp(`\\b${name}\\b`).test(example));
    for (const name of used) seen.add(name);
    const from = path.relative(OUTPUT, path.join(projectRoot, file)).split(path.sep).join('/');
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}';`] : [];
  });
  return `${RESULT_IMPORT}\n${imports.join('\n')}\nexport async function example() {\n${example}\n}\n`;
};

type GuideBlock = { guide: string; extension: string; program: string };

const GUIDE_BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm;

const guideBlocks = (): GuideBlock[] =>
  globSync(GUIDES, { cwd: projectRoot })
    .sort()
    .flatMap((guide) =>
      [...readFileSync(path.join(projectRoot, guide), 'utf8').matchAll(GUIDE_BLOCK)].map(
        ([, extension = 'ts', program = '']) => ({ guide, extension, program }),
      ),
    );

/** Checks that the public names are documented, and compiles their examples and those in the guides. */
export const checkPublicDocs = async (): Promise<ProgramEnd & { examples: number }> => {
  const sources = FOLDERS.flatMap(sourcesBelow);
  const atHand = sources.filter(({ file }) => /^src\/(core|adapters)\//.test(file));
  const handed = new Map(PUBLIC_ENTRIES.flatMap((entry) => [...handedOut(entry)]));
  const gaps = sources.flatMap((source) => gapsIn(source, handed.get(source.file) ?? new Set()));

  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  let examples = 0;
  for (const source of sources) {
    for (const example of examplesIn(source.text)) {
      examples += 1;
      const name = `${source.file.replaceAll(/[/.]/g, '-')}-${examples}.ts`;
      writeFileSync(path.join(OUTPUT, name), programFor(source, example, atHand));
    }
  }
  for (const [index, { guide, extension, program }] of guideBlocks().entries()) {
    examples += 1;
    writeFileSync(path.join(OUTPUT, `${guide.replaceAll(/[/.]/g, '-')}-${index + 1}.${extension}`), program);
  }
  const fromOutput = (file: string) => path.relative(OUTPUT, path.join(projectRoot, file)).split(path.sep).join('/');
  const context = fromOutput(CONTEXT);
  const extended = fromOutput('tsconfig.json');
  const paths = Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, [fromOutput(file)]]));
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, verbatimModuleSyntax: false, paths };
  writeFileSync(
    path.join(OUTPUT, 'tsconfig.json'),
    JSON.stringify({ extends: extended, compilerOptions, include: ['*.ts', '*.tsx', context], exclude: [] }),
  );
  const compiled = await runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '-p', OUTPUT]);
  const output = [...gaps, compiled.output.trim()].filter(Boolean).join('\n');
  return { ok: compiled.ok && gaps.length === 0 && examples > 0, output, examples };
};
