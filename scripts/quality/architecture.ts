import { globSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { featureCycles } from './feature-cycles.ts';
import { projectRoot } from './project-root.ts';
import type { DrawnModule, DrawnRule } from './room-drawing.ts';

const FOLDERS = ['src', 'server', 'tests', 'scripts', '.storybook'];
const SOURCE_FILES = '**/*.{ts,tsx,mts,mjs}';
const TEST_FILE = /\.(test|stories)\.tsx?$/;

export type ArchitectureReport = { modules: number; violations: string[] };

/** Reads every import below `root` and checks it against the rules in `.dependency-cruiser.cjs`. */
const readImports = async (root: string, folders: string[]): Promise<ICruiseResult> => {
  const options = await extractDepcruiseOptions(path.join(projectRoot, '.dependency-cruiser.cjs'));
  const { output } = await cruise(folders, { ...options, baseDir: root, validate: true, outputType: 'json' });
  return typeof output === 'string' ? JSON.parse(output) : output;
};

/** Checks every import below `root` against the project's rules. */
export const checkArchitecture = async (root: string = projectRoot): Promise<ArchitectureReport> => {
  const folders = FOLDERS.filter((folder) => globSync(`${folder}/${SOURCE_FILES}`, { cwd: root }).length > 0);
  if (folders.length === 0) return { modules: 0, violations: ['nothing-read: no source file was found'] };
  const result = await readImports(root, folders);
  const own = result.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)));

  return {
    modules: own.length,
    violations: [
      ...unreadFiles(root, folders, own),
      ...brokenRules(result),
      ...reachedUseCases(own),
      ...featureCycles(own).map((cycle) => `no-feature-cycles: ${cycle}`),
    ],
  };
};

/** Files beside the shipped code that are used only by tests and stories. */
const TEST_DATA = /(\.stories-data)\.tsx?$/;

/** Returns the shipped modules, with the rules that apply to them. */
export const readProduct = async (): Promise<{ modules: DrawnModule[]; rules: DrawnRule[] }> => {
  const { modules, summary } = await readImports(projectRoot, ['src', 'server']);
  return {
    modules: modules.filter(
      ({ source }) => /^(src|server)\//.test(source) && !TEST_FILE.test(source) && !TEST_DATA.test(source),
    ),
    rules: (summary.ruleSetUsed?.forbidden ?? []).filter((rule) => 'to' in rule),
  };
};

/** If dependency-cruiser can't parse TypeScript, it reports success without having read any module. */
const unreadFiles = (root: string, folders: string[], modules: IModule[]): string[] => {
  const read = new Set(modules.map(({ source }) => source));
  return folders
    .flatMap((folder) => globSync(`${folder}/${SOURCE_FILES}`, { cwd: root, exclude: ['**/node_modules/**'] }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !read.has(file))
    .map((file) => `nothing-read: ${file} was not read`);
};

const brokenRules = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to, cycle }) =>
    cycle ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}` : `${rule.name}: ${from} → ${to}`,
  );

/**
 * Entities and use cases are side by side in a feature's folder, so a path doesn't distinguish them. Imports do: a use
 * case imports ports, and an entity or a pure rule never does.
 */
const reachedUseCases = (modules: IModule[]): string[] => {
  const useCases = new Set(
    modules
      .filter(({ source, dependencies }) => isCore(source) && dependencies.some(({ resolved }) => isPort(resolved)))
      .map(({ source }) => source),
  );
  return modules
    .filter(({ source }) => !TEST_FILE.test(source) && !PUBLIC_ENTRY.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => useCases.has(resolved))
        .flatMap((dependency) => {
          const rule = ruleAgainst(source, dependency);
          return rule ? [`${rule}: ${source} → ${dependency.resolved}`] : [];
        }),
    );
};

const PUBLIC_ENTRY = /^src\/core\/index\.ts$/;
const isCore = (source: string) => source.startsWith('src/core/') && !TEST_FILE.test(source);
const isPort = (resolved: string) => resolved.startsWith('src/ports/');
const coreFeature = (source: string) => /^src\/core\/([^/]+)\//.exec(source)?.[1];

const ruleAgainst = (source: string, { resolved, dependencyTypes }: IDependency): string | undefined => {
  if (isPort(source)) return 'ports-know-entities';
  if (isCore(source)) return coreFeature(source) === coreFeature(resolved) ? undefined : 'core-features-apart';
  if (/^(src\/(adapters|ui)|server)\//.test(source)) {
    return dependencyTypes.includes('type-only') ? undefined : 'use-cases-only-in-composition';
  }
  return undefined;
};
