import { HttpResponse } from 'msw';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { CallRequest } from '#contract/define-call.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { ImageFile } from '#ports/image-compressor.ts';

/** The text fields of a form by name. */
export type WireFields = Readonly<Record<string, string>>;

/** Reads a form that the specification requires as multipart; with any other encoding, the result has no fields. */
async function multipartOf(request: Request): Promise<Readonly<Record<string, File | string>>> {
  return isOfType(request, 'multipart/form-data') ? Object.fromEntries(await request.formData()) : {};
}

/** Reads a form that the specification requires as URL-encoded; with any other encoding, the result has no fields. */
export async function plainFormOf(request: Request): Promise<WireFields> {
  return isOfType(request, 'application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(await request.text()))
    : {};
}

/** Reads JSON; with any other encoding, the result has no fields. */
export async function jsonOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  return isOfType(request, 'application/json') ? { ...(await request.json()) } : {};
}

/** Reads the input of a call's request; unknown fields and other encodings are rejected. */
export async function sentIn<Sent, Taken>(
  request: Request,
  { input: { as, schema } }: Pick<CallRequest<Sent, Taken>, 'input'>,
): Promise<Result<Taken, GatewayError>> {
  const fields = await READERS[as](request);
  const unknown =
    schema instanceof z.ZodMiniObject ? Object.keys(fields).find((name) => !(name in schema.shape)) : undefined;
  if (unknown !== undefined)
    return err({ code: 'refused', message: `${unknown} is not a field of this call.`, fields: {} });
  const taken = z.safeParse(schema, fields);
  if (taken.success) return ok(taken.data);
  const issues = Object.fromEntries(taken.error.issues.map(({ path, message }) => [path.join('.'), message]));
  return err({ code: 'refused', message: 'Some fields are missing or wrong.', fields: issues });
}

const READERS = { query: queryFieldsOf, form: plainFormOf, multipart: multipartOf, json: jsonOf };

function queryFieldsOf(request: Request): Promise<WireFields> {
  return Promise.resolve(Object.fromEntries(new URL(request.url).searchParams));
}

/** Returns a query field, or empty text if it is missing. */
export function queryOf(request: Request, name: string): string {
  return new URL(request.url).searchParams.get(name) ?? '';
}

/** Returns the token of a request, if any. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Checks a condition on a field, so that deviating clients are rejected. */
export function expected(field: string, isRight: boolean): Result<void, GatewayError> {
  return isRight ? ok() : err({ code: 'refused', message: `${field} is invalid.`, fields: {} });
}

/** Returns a response with a result. */
export function answerOf(result: Result<object, GatewayError>): Response {
  return result.match((value) => HttpResponse.json({ ...value }), wireError);
}

/** Returns a response with a call's result in `data`. */
export function dataAnswerOf(result: Result<unknown, GatewayError>): Response {
  return answerOf(result.map((data) => ({ status: 'success', data })));
}

/** Returns a response with a PDF file. */
export function pdfAnswerOf(result: Result<Uint8Array<ArrayBuffer>, GatewayError>): Response {
  return result.match((file) => new HttpResponse(file, { headers: { 'content-type': 'application/pdf' } }), wireError);
}

/** Returns a response with a picture. */
export function pictureAnswerOf(result: Result<ImageFile, GatewayError>): Response {
  return result.match(
    ({ bytes, mediaType }) => new HttpResponse(new Uint8Array(bytes), { headers: { 'content-type': mediaType } }),
    wireError,
  );
}

/** Returns whether a client accepts progress events while it waits. */
export function wantsEvents(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/event-stream') ?? false;
}

/** Returns a response that streams named events with their data; the last event is the final response. */
export function eventsAnswerOf(events: readonly (readonly [name: string, data: object])[]): Response {
  const text = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return new HttpResponse(text, { headers: { 'content-type': 'text/event-stream' } });
}

/** Returns a response for an error. */
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

function isOfType(request: Request, type: string): boolean {
  return request.headers.get('content-type')?.split(';')[0] === type;
}
