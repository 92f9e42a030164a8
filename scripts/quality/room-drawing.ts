/** A file and its imports. */
export type DrawnModule = { source: string; dependencies: { resolved: string; dependencyTypes: readonly string[] }[] };

type Patterns = string | string[];
/** A forbidden import. */
export type DrawnRule = {
  from: { path?: Patterns; pathNot?: Patterns };
  to: {
    path?: Patterns;
    pathNot?: Patterns;
    circular?: boolean;
    couldNotResolve?: boolean;
    dependencyTypes?: readonly string[];
    dependencyTypesNot?: readonly string[];
  };
};

/** A module of the architecture and its folder. */
type Room = { id: string; folder: string; group: string };

const ROOMS: Room[] = [
  { id: 'ui', folder: 'src/ui', group: 'library' },
  { id: 'texts', folder: 'src/texts', group: 'library' },
  { id: 'composition', folder: 'src/composition', group: 'library' },
  { id: 'adapters', folder: 'src/adapters', group: 'library' },
  { id: 'contract', folder: 'src/contract', group: 'library' },
  { id: 'ports', folder: 'src/ports', group: 'library' },
  { id: 'core', folder: 'src/core', group: 'library' },
  { id: 'host', folder: 'server/host', group: 'server' },
  { id: 'origin', folder: 'server/origin', group: 'server' },
];
const GROUPS = { library: 'vinport (src)', server: '@vinport/server (server)' };

/** The imports from one module to another. */
type Arrow = { from: Room; to: Room; imports: number; typesOnly: boolean; files: Set<string> };

const roomOf = (file: string): Room | undefined => ROOMS.find(({ folder }) => file.startsWith(`${folder}/`));

const arrowsOf = (modules: DrawnModule[]): Arrow[] => {
  const arrows = new Map<string, Arrow>();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (!from || !to || from === to) continue;
      const key = `${from.id} ${to.id}`;
      const arrow = arrows.get(key) ?? { from, to, imports: 0, typesOnly: true, files: new Set() };
      arrow.imports += 1;
      arrow.typesOnly &&= dependencyTypes.includes('type-only');
      arrow.files.add(source);
      arrows.set(key, arrow);
    }
  }
  return [...arrows.values()].sort(
    (one, other) =>
      ROOMS.indexOf(one.from) - ROOMS.indexOf(other.from) || ROOMS.indexOf(one.to) - ROOMS.indexOf(other.to),
  );
};

/** Draws the architecture modules with their file counts, and every existing dependency with its import count. */
export const roomDrawing = (modules: DrawnModule[]): string => {
  const inRoom = (room: Room) => modules.filter(({ source }) => roomOf(source) === room).length;
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => [
    `  subgraph ${group}["${title}"]`,
    ...ROOMS.filter((room) => room.group === group).map(
      (room) => `    ${room.id}["${room.folder}<br/>${inRoom(room)} modules"]`,
    ),
    '  end',
  ]);
  const arrows = arrowsOf(modules).map(
    ({ from, to, imports, typesOnly }) => `  ${from.id} ${typesOnly ? '-.->' : '-->'}|${imports}| ${to.id}`,
  );
  return ['```mermaid', 'flowchart TD', ...groups, ...arrows, '```'].join('\n');
};

const matches = (file: string, patterns: Patterns | undefined): boolean =>
  patterns !== undefined && [patterns].flat().some((pattern) => new RegExp(pattern).test(file));

/** Returns whether a rule forbids an import of one file by another. */
const forbids = ({ from, to }: DrawnRule, source: string, target: string, typesOnly: boolean): boolean => {
  if (to.circular || to.couldNotResolve || to.dependencyTypes) return false;
  if (from.path !== undefined && !matches(source, from.path)) return false;
  if (matches(source, from.pathNot)) return false;
  if (to.path !== undefined && !matches(target, to.path)) return false;
  if (matches(target, to.pathNot)) return false;
  if (to.path === undefined && to.pathNot === undefined) return false;
  return !(typesOnly && to.dependencyTypesNot?.includes('type-only'));
};

const wordFor = (rules: DrawnRule[], from: Room, to: Room, actual: Arrow | undefined): string => {
  if (from === to) return '·';
  const allowed = (typesOnly: boolean) =>
    !rules.some((rule) => forbids(rule, `${from.folder}/feature/any.ts`, `${to.folder}/feature/any.ts`, typesOnly));
  if (allowed(false)) return 'yes';
  if (allowed(true)) return 'types';
  // A file that the rules exempt by name, such as the one that renders the app.
  return actual ? [...actual.files].map((file) => `\`${file.split('/').at(-1)}\``).join(', ') : '–';
};

/** Returns a table of the allowed imports, derived from the rules. */
export const arrowTable = (modules: DrawnModule[], rules: DrawnRule[]): string => {
  const actual = arrowsOf(modules);
  const rows = ROOMS.map((from) => [
    `\`${from.folder}\``,
    ...ROOMS.map((to) =>
      wordFor(
        rules,
        from,
        to,
        actual.find((arrow) => arrow.from === from && arrow.to === to),
      ),
    ),
  ]);
  const head = ['may import', ...ROOMS.map(({ id }) => id)];
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join('\n');
};
