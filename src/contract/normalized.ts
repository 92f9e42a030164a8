import * as z from 'zod/mini';

type Normalize = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Normalize>();

/**
 * Converts the response of a foreign origin to the types that a schema expects: numbers sent as text, text sent as a
 * number or with padding, and `null` for optional fields. The schema validates the result.
 *
 * @example
 * normalized(z.object({ year: z.number() }), { year: '2003' }); // { year: 2003 }
 */
export function normalized(schema: z.core.$ZodType, value: unknown): unknown {
  return normalizeOf(schema)(value);
}

/** Built once per schema, because inspecting a schema costs more than applying it. */
function normalizeOf(schema: z.core.$ZodType): Normalize {
  const made = known.get(schema) ?? makeNormalize(schema);
  known.set(schema, made);
  return made;
}

function makeNormalize(schema: z.core.$ZodType): Normalize {
  if (schema instanceof z.ZodMiniObject) return objectOf(schema.def.shape);
  if (schema instanceof z.ZodMiniArray) {
    const item = normalizeOf(schema.def.element);
    return (value) => (Array.isArray(value) ? value.map(item) : value);
  }
  if (schema instanceof z.ZodMiniDefault) {
    const inner = normalizeOf(schema.def.innerType);
    return (value) => inner(value) ?? undefined;
  }
  if (schema instanceof z.ZodMiniNullable) {
    const inner = normalizeOf(schema.def.innerType);
    const takesNumbers = schema.def.innerType instanceof z.ZodMiniNumber;
    return (value) => {
      const read = inner(value);
      return read === undefined || read === '' || (takesNumbers && typeof read === 'string') ? null : read;
    };
  }
  if (schema instanceof z.ZodMiniString) return textOf;
  return schema instanceof z.ZodMiniNumber ? numberOf : (value) => value;
}

function objectOf(shape: z.core.$ZodShape): Normalize {
  const fields = Object.entries(shape).map(([name, field]) => [name, normalizeOf(field)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const read: Record<string, unknown> = { ...value };
    for (const [name, field] of fields) read[name] = field(read[name]);
    return read;
  };
}

function textOf(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : value;
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}
