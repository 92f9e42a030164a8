import { HttpResponse } from 'msw';
import type { Result } from 'neverthrow';
import type { GatewayError } from '../../src/ports/gateway-error.ts';

/** The text fields of a form, by name. */
export type WireFields = Readonly<Record<string, string>>;

/** Reads a form in either encoding. */
export async function formOf(request: Request): Promise<WireFields> {
  const form = await request.formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

/** Reads a form that the specification wants as multipart; in any other encoding it has no field. */
export async function multipartOf(request: Request): Promise<WireFields> {
  return request.headers.get('content-type')?.startsWith('multipart/form-data') ? formOf(request) : {};
}

/** Puts a result on the wire. */
export function answerOf(result: Result<object, GatewayError>): Response {
  return result.match((value) => HttpResponse.json({ ...value }), wireError);
}

/** Puts an error on the wire. */
export function wireError(error: GatewayError): Response {
  const status = STATUS_OF[error.code];
  const message = 'message' in error ? error.message : null;
  const fields = 'fields' in error ? error.fields : undefined;
  return HttpResponse.json({ status: 'error', ...(message && { message }), ...(fields && { fields }) }, { status });
}

const STATUS_OF: Readonly<Record<GatewayError['code'], number>> = {
  unreachable: 502,
  'timed-out': 408,
  cancelled: 499,
  'signed-out': 401,
  'no-credit': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  refused: 422,
  'too-many-requests': 429,
  'server-failed': 500,
  'unreadable-answer': 500,
};
