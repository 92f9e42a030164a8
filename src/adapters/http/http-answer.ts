import { err, ok, Result } from 'neverthrow';

/** An answer that has come in whole: nothing of it is still under way. */
export interface HttpAnswer {
  /** `0` where a browser hides a redirect that was not followed. */
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The most that an answer of JSON may weigh, unpacked. */
export const MAX_JSON_BYTES = 5_000_000;
/** The most that a file may weigh, unpacked. */
export const MAX_FILE_BYTES = 50_000_000;

/** An answer weighs more than it may; another try would bring the same. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
  constructor(mostBytes: number) {
    super(`The answer is larger than ${mostBytes} bytes.`);
  }
}

/**
 * Reads an answer to its end, and no further than it may be long. Of an answer that is a failure by its status too much
 * text is left out, so that the failure stays what it is.
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

/** Whether an answer only leads elsewhere. */
export function isRedirect({ status }: HttpAnswer): boolean {
  return status === 0 || (status >= 300 && status < 400);
}

/** Whether an answer is a success by its status. */
export function isSuccess({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300;
}

/** What an answer of JSON says, or why it is none. */
export function jsonOf({ bytes }: HttpAnswer): Result<unknown, string> {
  return bytes.length === 0 ? err('The answer is empty.') : jsonIn(new TextDecoder().decode(bytes));
}

/** A success whose body is no JSON, as if its text were a JSON string: a text alone can be an answer, too. */
export function withTextAsJson(answer: HttpAnswer): HttpAnswer {
  if (!isSuccess(answer) || jsonOf(answer).isOk()) return answer;
  const text = new TextDecoder().decode(answer.bytes).trim();
  return { ...answer, bytes: new TextEncoder().encode(JSON.stringify(text)) };
}

/** A file that came as an answer. */
export interface HttpFileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

/** The file in an answer, or why there is none of these media types. */
export function fileOf({ headers, bytes }: HttpAnswer, mediaTypes: readonly string[]): Result<HttpFileAnswer, string> {
  const type = headers.get('content-type') ?? '';
  const mediaType = mediaTypes.find((one) => type.startsWith(one));
  if (mediaType === undefined) return err(`The answer is ${type || 'of no type'}, not ${mediaTypes.join(' or ')}.`);
  return bytes.length === 0 ? err('The file is empty.') : ok({ bytes, mediaType });
}

/** What a text of JSON says, or that it is none. */
export const jsonIn = /* @__PURE__ */ Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => 'The answer is no JSON.',
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
