/** Folders whose first-level folders are features. */
const FEATURE_ROOTS = ['server/origin', 'src/core', 'src/ui/features'];
const NOT_PRODUCT = /\.(?:test|stories)\.tsx?$/;

/** A module and the files that it imports. */
type ImportingModule = { source: string; dependencies: readonly { resolved: string }[] };

const featureOf = (root: string, file: string): string | undefined =>
  file.startsWith(`${root}/`) ? /^([^/]+)\//.exec(file.slice(root.length + 1))?.[1] : undefined;

/** Returns, for each feature of a folder, the features that it imports directly. */
const importsBetween = (root: string, modules: readonly ImportingModule[]): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(root, source);
    if (from === undefined || NOT_PRODUCT.test(source)) continue;
    const imported = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = featureOf(root, resolved);
      if (to !== undefined && to !== from) imported.add(to);
    }
    imports.set(from, imported);
  }
  return imports;
};

const reachableFrom = (start: string, imports: Map<string, Set<string>>): Set<string> => {
  const reached = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const to of imports.get(next) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
};

/**
 * Returns the strongly connected components of more than one feature, as `root: feature, feature`. Features that share
 * a type through a port have no edge between them, because ports are in a separate folder.
 */
export const featureCycles = (modules: readonly ImportingModule[]): string[] =>
  FEATURE_ROOTS.flatMap((root) => {
    const imports = importsBetween(root, modules);
    const features = [...imports.keys()].sort();
    const reach = new Map(features.map((feature) => [feature, reachableFrom(feature, imports)]));
    const components = features.map((feature) =>
      features.filter((other) => reach.get(feature)?.has(other) && reach.get(other)?.has(feature)),
    );
    return [...new Set(components.filter(({ length }) => length > 1).map((names) => `${root}: ${names.join(', ')}`))];
  });
