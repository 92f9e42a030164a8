import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectRoot } from '#scripts/quality/project-root.ts';

const FOLDERS = ['src', 'server', 'tests', 'scripts', 'examples', '.storybook'];

/** Words of identifiers that have a standard term: idempotency key, reported, cached or stored, email, maximum. */
const NOT_IN_NAMES = [
  /wish/i,
  /(?:^|[a-z])Told|^told/,
  /(?:^|[a-z])Kept|^kept|KEPT/,
  /nobody/i,
  /whoever/i,
  /afresh/i,
  /^MOST_/,
  /letterText|(?:password|deletion|outgoing|outbox|request)Letter/i,
  /pageMold|keptPages|containerDoor|makeGood|genuineRequest|putAway|airiest|triedAgain/i,
  /^THERE$/,
  /^(?:queueMail|[mM]ailTransport|mailMessage)$/,
];

/** Words of comments that hide what is meant. */
const NOT_IN_COMMENTS = /\b(?:wish(?:es|ed)?|afresh|nobody|whoever)\b/i;

const nodes = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]);
const identifier = z.object({ type: z.enum(['Identifier', 'PrivateIdentifier', 'JSXIdentifier']), name: z.string() });

/** Returns the distinct identifiers below a node of a syntax tree. */
function identifiersIn(node: unknown, names = new Set<string>()): ReadonlySet<string> {
  const known = identifier.safeParse(node);
  if (known.success) names.add(known.data.name);
  const children = nodes.safeParse(node);
  for (const child of children.success ? Object.values(children.data) : []) {
    if (typeof child === 'object' && child !== null) identifiersIn(child, names);
  }
  return names;
}

function problemsIn(file: string, source: string): readonly string[] {
  const { program, comments } = parseSync(file, source);
  const names = [...identifiersIn(program)].filter((name) => NOT_IN_NAMES.some((word) => word.test(name)));
  const remarks = comments.map(({ value }) => NOT_IN_COMMENTS.exec(value)?.[0]).filter((word) => word !== undefined);
  return [...names, ...remarks].map((word) => `${file}: ${word}`);
}

describe('the vocabulary of the code', () => {
  it.each(FOLDERS)('is the standard one in %s', (folder) => {
    const files = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|\/dist\/|\/migrations\//.test(file))
      .map((file) => path.join(folder, file));
    expect(files).not.toEqual([]);
    expect(files.flatMap((file) => problemsIn(file, readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['const wishId = 1;', 'wishId'],
    ['const { told } = answer;', 'told'],
    ['class KeptReport {}', 'KeptReport'],
    ['const MOST_BYTES = 1;', 'MOST_BYTES'],
    ['// A call that nobody waits for.\ncall();', 'nobody'],
    ['/** Renders the page afresh. */\ncall();', 'afresh'],
  ])('is checked in %s', (source, word) => {
    expect(problemsIn('example.ts', source)).toEqual([`example.ts: ${word}`]);
  });
});
