import { contractPaths } from '#tests/setup/contract-calls.ts';
import { everyGatewayCall } from '#tests/setup/gateway-calls/every-gateway-call.ts';
import type { GatewayCall } from '#tests/setup/gateway-calls/gateway-call.ts';
import { sentCall } from './sent-call.ts';

const INTRODUCTION = `# The wire

Every call that the gateways of \`src/adapters/http\` make, as it is sent. This page is written by \`npm run docs:wire\`,
which makes each call once over a fetch that writes down; a test fails while the page is behind the code.

- **Gateway** is the method that makes the call.
- A field or header with \`?\` is sent only where there is something to tell. All others are sent also when empty.
- \`bearer\` is the signed-in person's token; without one such a call is not sent. \`uri\` is the domain of the site.
- \`Idempotency-Key\` is one for all tries of a call, or the name of the wish where the caller gives one.
- \`colors\` and \`packages\` are base64 of JSON in UTF-8; \`colors\` is a single space where none was chosen.
- \`{cms}\` is the base of a CMS of its own: a direct one has the collections as paths, another one as a query field.
`;

type Row = readonly string[];

const COLUMNS = ['Method', 'Path', 'Encoding', 'Fields', 'Headers', 'Gateway', 'Requirements'];

/** Returns the text of docs/wire.md. */
export const wireDocs = async (): Promise<string> => {
  const called = new Set<string>();
  const features = new Map<string, Row[]>();

  for (const call of everyGatewayCall) {
    const sent = await sentCall(call);
    called.add(sent.path);
    const path = sent.path.replace(/^\/cms/, '{cms}');
    const row = [
      sent.method,
      `\`${path}\``,
      sent.encoding || '–',
      sent.fields.map((field) => `\`${field}\``).join(' ') || '–',
      sent.headers.join(', ') || '–',
      `\`${call.name}\``,
      call.rows,
    ];
    features.set(featureOf(call), [...(features.get(featureOf(call)) ?? []), row]);
  }

  const tables = [...features].map(([feature, rows]) => [`## ${feature}`, '', ...table(COLUMNS, rows), '']);
  const paths = new Set(contractPaths);
  const uncalled = [...paths].filter((path) => !called.has(path)).sort();
  return [
    INTRODUCTION,
    ...tables.flat(),
    '## Not called yet',
    '',
    'Paths that the origin serves but no gateway calls.',
    '',
    ...table(
      ['Path'],
      uncalled.map((path) => [`\`${path}\``]),
    ),
    '',
  ].join('\n');
};

const featureOf = ({ name }: GatewayCall): string => name.split('.')[0] ?? name;

/** Pads columns to the width that the formatter expects. */
const table = (columns: Row, rows: readonly Row[]): string[] => {
  const widths = columns.map((_, at) => Math.max(...[columns, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: Row, filler = ' ') =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0, filler)).join(' | ')} |`;
  const rule = columns.map(() => '');
  return [line(columns), line(rule, '-'), ...rows.map((row) => line(row))];
};
