import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { z } from 'zod';
import { projectRoot } from '../quality/project-root.ts';

const node = z.looseObject({ type: z.string() });
const functionNode = z.object({
  type: z.enum(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']),
  params: z.array(z.unknown()),
  body: z.object({ type: z.string(), start: z.number(), end: z.number() }),
});

/** Returns the names that a parameter declares. */
function namesIn(parameter: unknown): readonly string[] {
  const { type, ...parts } = node.catch({ type: '' }).parse(parameter);
  if (type === 'Identifier') return typeof parts.name === 'string' && parts.name !== 'this' ? [parts.name] : [];
  if (type === 'AssignmentPattern') return namesIn(parts.left);
  if (type === 'RestElement') return namesIn(parts.argument);
  if (type === 'Property') return namesIn(parts.value);
  return [parts.properties, parts.elements].flatMap((list) => (Array.isArray(list) ? list.flatMap(namesIn) : []));
}

/** Returns a source in which each function first reports its arguments. */
function reporting(file: string, source: string): string {
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const found = functionNode.safeParse(value);
    if (found.success) {
      const { params, body } = found.data;
      const report = `reportArguments(${JSON.stringify(file)}, [${params.flatMap(namesIn).join(', ')}])`;
      if (body.type !== 'BlockStatement') insertions.push({ at: body.end, text: ')' });
      // A derived class has no `this` before its `super` call.
      const isDerived = source.slice(body.start, body.end).includes('super(');
      if (body.type !== 'BlockStatement') insertions.push({ at: body.start, text: `(${report}, ` });
      else if (!isDerived) insertions.push({ at: body.start + 1, text: `${report};` });
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseSync(file, source).program);
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source);
}

/** The product files that receive a watched value. */
export interface Receivers {
  watch(value: string | null): void;
  /** Files with a function that receives the value itself. */
  readonly values: ReadonlySet<string>;
  /** Files with a function that receives an object with the value as a field, besides those. */
  readonly fields: ReadonlySet<string>;
}

/** Records the product files that receive a value, from the next imports on. */
export function recordReceivers(): Receivers {
  const values = new Set<string>();
  const fields = new Set<string>();
  let watched: string | null = null;
  const isWatched = (value: unknown) => typeof value === 'string' && value.trim().toUpperCase() === watched;
  Object.assign(globalThis, {
    reportArguments: (file: string, received: readonly unknown[]) => {
      if (watched === null) return;
      if (received.some(isWatched)) values.add(file);
      else if (received.some((one) => typeof one === 'object' && one !== null && Object.values(one).some(isWatched)))
        fields.add(file);
    },
  });
  registerHooks({
    load(url, context, next) {
      const file = url.startsWith('file:') ? path.relative(projectRoot, fileURLToPath(url)) : '';
      if (!/^(?:src|server)\/.*\.ts$/.test(file)) return next(url, context);
      const source = reporting(file, readFileSync(path.join(projectRoot, file), 'utf8'));
      return { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  return {
    watch: (value) => {
      watched = value;
    },
    values,
    fields,
  };
}
