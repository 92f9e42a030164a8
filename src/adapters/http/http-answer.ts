import { err, ok, Result } from 'neverthrow';

/** A fully received HTTP response. */
export interface HttpAnswer {
  /** The HTTP status, or `0` if a browser hides a redirect that was not followed. */
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The maximum size of a JSON response, uncompressed. */
export const MAX_JSON_BYTES = 5_000_000;
/** The maximum size of a file, uncompressed. */
export const MAX_FILE_BYTES = 50_000_000;

/** A response exceeds its maximum size. A retry would return the same response. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
  constructor(mostBytes: number) {
    super(`The response is larger than ${mostBytes} bytes.`);
  }
}

/**
 * Reads a response to its end, up to its maximum size. If a response with an error status is too large, its body is
 * dropped so that the original error is still reported.
 */
export async function wholeAnswer(
  response: Response,
  mostBytes: number,
  hear?: (chunk: Uint8Array) => void,
): Promise<HttpAnswer> {
  const { status, statusText, headers } = response;
  const bytes = await bytesOf(response, mostBytes, hear);
  if (bytes === null && response.ok) throw new AnswerTooLargeError(mostBytes);
  return { status, statusText, headers, bytes: bytes ?? new Uint8Array() };
}

/** Returns whether a response is a redirect. */
export function isRedirect({ status }: HttpAnswer): boolean {
  return status === 0 || (status >= 300 && status < 400);
}

/** Returns whether a response has a success status. */
export function isSuccess({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300;
}

/** Parses a JSON response, or returns why it isn't JSON. */
export function jsonOf({ bytes }: HttpAnswer): Result<unknown, string> {
  return bytes.length === 0 ? err('The response is empty.') : jsonIn(new TextDecoder().decode(bytes));
}

/**
 * Returns a success whose body isn't JSON with its text as a JSON string, because plain text alone can be a valid
 * response.
 */
export function withTextAsJson(answer: HttpAnswer): HttpAnswer {
  if (!isSuccess(answer) || jsonOf(answer).isOk()) return answer;
  const text = new TextDecoder().decode(answer.bytes).trim();
  return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(text)) };
}

/** A file received as a response. */
export interface HttpFileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

/** Returns the file in a response, or why it isn't a file of these media types. */
export function fileOf({ headers, bytes }: HttpAnswer, mediaTypes: readonly string[]): Result<HttpFileAnswer, string> {
  const type = headers.get('content-type') ?? '';
  const mediaType = mediaTypes.find((one) => type.startsWith(one));
  if (mediaType === undefined) return err(`The response is ${type || 'of no type'}, not ${mediaTypes.join(' or ')}.`);
  return bytes.length === 0 ? err('The file is empty.') : ok({ bytes, mediaType });
}

/** Parses JSON text, or returns an error if it isn't JSON. */
export const jsonIn = /* @__PURE__ */ Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => 'The response is not JSON.',
);

async function bytesOf(
  { headers, body }: Response,
  mostBytes: number,
  hear?: (chunk: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body === null) return new Uint8Array();
  if (Number(headers.get('content-length')) > mostBytes) {
    await body.cancel();
    return null;
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > mostBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(read.value);
    hear?.(read.value);
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
