/** The same request as one of the platform, under another address where one is given. */
export function rebuiltRequest({ method, url, headers, body, signal }: Request, address = url): Request {
  // The platform's types do not know yet that a streamed body needs its duplex told.
  const init = { method, headers: new Headers(headers), body, signal, duplex: 'half' };
  return new Request(address, init);
}
