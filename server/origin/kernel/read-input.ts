import type { Context } from 'hono';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import * as z from 'zod';
import { hasFewFields, isFlatJson, isFormType } from './limits/body-shape.ts';
import type { OriginError } from './origin-context.ts';

/** Parses the form fields (URL-encoded or multipart) of a request with a schema. */
export async function readForm<Input>(c: Context, schema: z.core.$ZodType<Input>): Promise<Result<Input, OriginError>> {
  const type = c.req.header('content-type') ?? '';
  if (!isFormType(type)) return err({ code: 'invalid', message: 'The request must be a form.' });
  const body = await c.req.arrayBuffer().catch(() => null);
  if (body !== null && !hasFewFields(body, type)) {
    return err({ code: 'invalid', message: 'The form has too many fields.' });
  }
  // A malformed body throws in the parser; it is a client error.
  const fields = await c.req.parseBody().catch(() => null);
  if (fields === null) return err({ code: 'invalid', message: 'The form could not be read.' });
  return parsed(fields, schema);
}

/** Parses the JSON body of a request with a schema. */
export async function readJson<Input>(c: Context, schema: z.core.$ZodType<Input>): Promise<Result<Input, OriginError>> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? '')) {
    return err({ code: 'invalid', message: 'The request must be JSON.' });
  }
  const text = await c.req.text().catch(() => '');
  if (!isFlatJson(text)) return err({ code: 'invalid', message: 'The JSON has too many values.' });
  const body = await ResultAsync.fromPromise<unknown, OriginError>(c.req.json(), () => ({
    code: 'invalid',
    message: 'The JSON could not be read.',
  }));
  return body.andThen((value) => parsed(value, schema));
}

/** Parses the query of a request with a schema. */
export function readQuery<Input>(c: Context, schema: z.core.$ZodType<Input>): Result<Input, OriginError> {
  return parsed(c.req.query(), schema);
}

function parsed<Input>(value: unknown, schema: z.core.$ZodType<Input>): Result<Input, OriginError> {
  if (isUnreadable(value)) {
    return err({ code: 'invalid', message: 'The request holds a value that no field takes.' });
  }
  const result = z.safeParse(schema, value);
  if (result.success) return ok(result.data);
  const fields = Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.') || 'request', issue.message]),
  );
  return err({ code: 'invalid', message: 'Some fields are missing or wrong.', fields });
}

/**
 * Returns whether a value contains parts that the schemas or the database do not support: PostgreSQL cannot store the
 * NUL character, and zod compares `length`, which throws if it is an object. Iterative, because the client controls the
 * depth of a body.
 */
function isUnreadable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && next.includes('\0')) return true;
    if (typeof next !== 'object' || next === null) continue;
    if ('length' in next && typeof next.length === 'object') return true;
    for (const part of Object.values(next)) left.push(part);
  }
  return false;
}
