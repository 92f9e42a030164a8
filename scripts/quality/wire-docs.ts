import { contractPaths } from '#tests/setup/contract-calls.ts';
import { everyGatewayCall } from '#tests/setup/gateway-calls/every-gateway-call.ts';
import type { GatewayCall } from '#tests/setup/gateway-calls/gateway-call.ts';
import { sentCall } from './sent-call.ts';

const INTRODUCTION = `# The wire

Every call that the gateways of \`src/adapters/http\` make, as it is sent. \`npm run docs:wire\` generates this page by making
each call over a fetch that records it; a test fails if the page is out of date.

- **Gateway** is the method that makes the call.
- A field or header with \`?\` is sent only if it has a value. All others are also sent when empty.
- \`bearer\` is the token of the signed-in user; without one, such a call is not sent. \`uri\` is the domain of the site.
- \`Idempotency-Key\` is the same for all attempts of a call: the caller's key, or a new one.
- \`colors\` and \`packages\` are base64-encoded JSON in UTF-8; \`colors\` is a single space if none was chosen.
- \`{cms}\` is the base URL of a separate CMS: a direct one has the collections as paths, an indirect one as a query field.
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
