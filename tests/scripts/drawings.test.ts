import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DRAWINGS_PAGE, drawnPage } from '#scripts/quality/drawings.ts';
import { arrowTable, type DrawnModule, type DrawnRule, roomDrawing } from '#scripts/quality/room-drawing.ts';

const moduleOf = (source: string, ...targets: (readonly [resolved: string, ...types: string[]])[]): DrawnModule => ({
  source,
  dependencies: targets.map(([resolved, ...types]) => ({ resolved, dependencyTypes: ['local', ...types] })),
});

const house = [
  moduleOf('src/core/vin.ts'),
  moduleOf('src/ports/decoder.ts', ['src/core/vin.ts', 'type-only']),
  moduleOf('src/adapters/decoder.ts', ['src/ports/decoder.ts', 'type-only'], ['src/core/vin.ts']),
  moduleOf('src/adapters/other.ts', ['src/core/vin.ts', 'type-only']),
  moduleOf('server/host/render.ts', ['src/ui/root.tsx']),
];

it('docs/architecture.md is generated from the code; `npm run docs:drawings` regenerates it', async () => {
  expect(readFileSync(DRAWINGS_PAGE, 'utf8')).toBe(await drawnPage());
});

it('a drawing shows the number of modules per layer and the type-only imports', () => {
  const lines = roomDrawing(house).split('\n');
  expect(lines).toContain('    adapters["src/adapters<br/>2 modules"]');
  expect(lines.filter((line) => line.includes('|'))).toEqual([
    '  adapters -.->|1| ports',
    '  adapters -->|2| core',
    '  ports -.->|1| core',
    '  host -->|1| ui',
  ]);
});

it('a table shows the rules and the files they exclude', () => {
  const rules: DrawnRule[] = [
    { from: { path: '^src/ports/' }, to: { path: '^src/core/', dependencyTypesNot: ['type-only'] } },
    { from: { path: '^server/', pathNot: 'render\\.ts$' }, to: { path: '^src/', pathNot: '^src/core/' } },
  ];
  const [head = [], , ...rows] = arrowTable(house, rules)
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const wordOf = (from: string, to: string) => rows.find((row) => row[1] === `\`${from}\``)?.[head.indexOf(to)];
  expect(['ui', 'ports', 'core', 'origin'].map((to) => wordOf('src/ports', to))).toEqual(['yes', '·', 'types', 'yes']);
  expect(['ui', 'texts', 'core', 'host'].map((to) => wordOf('server/host', to))).toEqual([
    '`render.ts`',
    '–',
    'yes',
    '·',
  ]);
});
