import { everyGatewayCall } from '#tests/setup/gateway-calls/every-gateway-call.ts';
import type { DrawnModule } from './room-drawing.ts';

/** A layer of the architecture, limited to one feature: one box, or one box per file. */
type Floor = { title: string; holds: RegExp; eachFile?: true };

const floorsOf = (feature: string): Floor[] => [
  { title: 'routes', holds: new RegExp(`^src/ui/routes/[^/]*${feature}[^/]*\\.tsx?$`) },
  { title: 'screens', holds: new RegExp(`^src/ui/features/${feature}/`) },
  { title: 'composition', holds: new RegExp(`^src/composition/${feature}-module\\.ts$`), eachFile: true },
  { title: 'use cases', holds: new RegExp(`^src/core/${feature}/`), eachFile: true },
  { title: 'rules', holds: new RegExp(`^src/core/${feature}/`) },
  { title: 'ports', holds: /^src\/ports\/.*-gateway\.ts$/, eachFile: true },
  { title: 'adapters', holds: new RegExp(`^src/adapters/http/${feature}-`) },
  { title: 'origin', holds: new RegExp(`^server/origin/${feature}/`) },
];

const namesPort = ({ dependencies }: DrawnModule) =>
  dependencies.some(({ resolved }) => resolved.startsWith('src/ports/'));

/** Draws one feature across all layers: its files or their number, and the imports between the layers. */
export const featureDrawing = (feature: string, modules: DrawnModule[]): string => {
  const floors = floorsOf(feature);
  const useCases = new Set(modules.filter(namesPort).map(({ source }) => source));
  const floorOf = (file: string): Floor | undefined =>
    floors.find(({ title, holds }) => holds.test(file) && (title !== 'use cases' || useCases.has(file)));
  const boxOf = (file: string, floor: Floor) =>
    (floor.eachFile ? file.replace(/^src\//, '').replace(/\.ts$/, '') : floor.title).replaceAll(/[^\w]/g, '_');

  const arrows = new Map<string, { from: string; to: string; imports: number; typesOnly: boolean }>();
  for (const { source, dependencies } of modules) {
    const from = floorOf(source);
    if (!from || from.title === 'ports') continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = floorOf(resolved);
      // Rules are imported from every layer, and those arrows would hide the others.
      if (!to || to === from || (to.title === 'rules' && from.title !== 'origin' && from.title !== 'use cases'))
        continue;
      const ends = { from: boxOf(source, from), to: boxOf(resolved, to) };
      const key = `${ends.from} ${ends.to}`;
      const arrow = arrows.get(key) ?? { ...ends, imports: 0, typesOnly: true };
      arrow.imports += 1;
      arrow.typesOnly &&= dependencyTypes.includes('type-only');
      arrows.set(key, arrow);
    }
  }
  const drawn = new Set([...arrows.values()].flatMap(({ from, to }) => [from, to]));
  const boxes = floors.flatMap((floor) => {
    const files = modules
      .map(({ source }) => source)
      .filter((source) => floorOf(source) === floor)
      .sort();
    const inFloor = floor.eachFile
      ? files
          .filter((file) => drawn.has(boxOf(file, floor)))
          .map((file) => `    ${boxOf(file, floor)}["${file.split('/').at(-1)}"]`)
      : [`    ${boxOf('', floor)}["${files.length} modules"]`];
    return [`  subgraph floor_${floor.title.replace(' ', '_')}["${floor.title}"]`, ...inFloor, '  end'];
  });
  const calls = everyGatewayCall.filter(({ name }) => name.startsWith(`${feature}.`)).length;
  return [
    '```mermaid',
    'flowchart LR',
    ...boxes,
    ...[...arrows.values()].map(({ from, to, typesOnly }) => `  ${from} ${typesOnly ? '-.->' : '-->'} ${to}`).sort(),
    `  adapters ==>|${calls} calls over HTTP| origin`,
    '```',
  ].join('\n');
};
