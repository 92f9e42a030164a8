/** A request to be written as a command. */
export interface ShownRequest {
  readonly method: string;
  /** The full URL, without a query. */
  readonly address: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly wantsToken: boolean;
  readonly body: { readonly type: string; readonly fields: Readonly<Record<string, unknown>> } | null;
  /** The names of body fields that are files. */
  readonly files: readonly string[];
}

/** Returns a request as a curl command, which reads the token from `$TOKEN`. */
export function curlLine({ method, address, query, wantsToken, body, files }: ShownRequest): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const url = search.length === 0 ? address : `${address}?${search.join('&')}`;
  const parts = [
    `curl ${method === 'GET' || body !== null ? '' : `-X ${method} `}${quoted(url)}`,
    ...(wantsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === null ? [] : bodyParts(body, files)),
  ];
  return parts.join(' \\\n  ');
}

function bodyParts(
  { type, fields }: NonNullable<ShownRequest['body']>,
  files: ShownRequest['files'],
): readonly string[] {
  const entries = Object.entries(fields);
  if (type === 'application/json') return [`--json ${quoted(JSON.stringify(fields))}`];
  if (type !== 'multipart/form-data')
    return entries.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  return entries.map(([name, value]) => `-F ${quoted(files.includes(name) ? `${name}=@FILE` : `${name}=${value}`)}`);
}

/** Quotes text for a shell, so that nothing in it is interpreted. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
