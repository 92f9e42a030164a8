import type { ShownSchema } from './openapi-schema.ts';

/** Returns a schema formatted as a type in source code. */
export function schemaText(schema: ShownSchema, indent = ''): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => schemaText(each, indent)).join(' | ');
  if (schema.contentMediaType !== undefined) return 'file';
  if (schema.properties) return fieldsText(schema, indent);
  if (schema.items) return listText(schemaText(schema.items, indent));
  if (schema.type === 'object') return `{ [name]: ${schemaText(schema.additionalProperties ?? {}, indent)} }`;
  return [schema.type ?? 'any'].flat().join(' | ');
}

/** Returns the name of a referenced schema. */
function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? reference;
}

function listText(item: string): string {
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

function fieldsText({ properties = {}, required = [] }: ShownSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, each]) => {
    const remark = each.description === undefined ? '' : ` // ${each.description}`;
    return `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(each, inner)};${remark}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Returns the rules of a field as text, such as `1 to 64 characters`. */
export function schemaRules({ format, pattern, minLength, maxLength, minimum, maximum, ...rest }: ShownSchema): string {
  const rules = [
    format,
    span(minLength, maxLength, ' characters'),
    span(minimum, maximum, ''),
    format === undefined && pattern !== undefined ? `like ${pattern}` : undefined,
    rest.default === undefined || rest.default === '' ? undefined : `else ${JSON.stringify(rest.default)}`,
  ];
  return rules.filter((rule) => rule !== undefined).join(', ');
}

function span(from: number | undefined, to: number | undefined, unit: string): string | undefined {
  if (to === undefined) return from === undefined ? undefined : `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}
