import * as z from 'zod/mini';

/**
 * What an origin of somebody else's answers, in the types that a schema asks for: numbers that come as text, text that
 * comes as a number or is padded, `null` where a field may be missing. What is left is for the schema to judge.
 *
 * @example
 * normalized(z.object({ year: z.number() }), { year: '2003' }); // { year: 2003 }
 */
export function normalized(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniObject) return objectOf(schema, value);
  if (schema instanceof z.ZodMiniArray) {
    return Array.isArray(value) ? value.map((item) => normalized(schema.def.element, item)) : value;
  }
  if (schema instanceof z.ZodMiniDefault) return normalized(schema.def.innerType, value) ?? undefined;
  if (schema instanceof z.ZodMiniNullable) return unknownAsNull(normalized(schema.def.innerType, value), schema);
  if (schema instanceof z.ZodMiniString) return typeof value === 'number' ? String(value) : trimmed(value);
  if (schema instanceof z.ZodMiniNumber) return numberOf(value);
  return value;
}

function objectOf(schema: z.ZodMiniObject, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = new Map(Object.entries(value));
  return Object.fromEntries(
    Object.entries(schema.def.shape).map(([name, field]) => [name, normalized(field, fields.get(name))]),
  );
}

/** Text that says nothing, and a number that is none. */
function unknownAsNull(value: unknown, { def }: z.ZodMiniNullable): unknown {
  if (value === undefined || value === '') return null;
  return def.innerType instanceof z.ZodMiniNumber && typeof value === 'string' ? null : value;
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}
