/**
 * Reads what somebody else's server answers, up to so many bytes.
 *
 * @throws when there are more
 */
export async function boundedText({ body }: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new Error(`The answer has more than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
