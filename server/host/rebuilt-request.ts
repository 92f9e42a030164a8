/** Returns the same request as a platform `Request`, with another address if one is given. */
export function rebuiltRequest({ method, url, headers, body, signal }: Request, address = url): Request {
  // The platform's types do not yet include `duplex`, which a streamed body requires.
  const init = { method, headers: new Headers(headers), body, signal, duplex: 'half' };
  return new Request(address, init);
}
