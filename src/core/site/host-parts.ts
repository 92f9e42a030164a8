/** A host header taken apart. */
export interface HostParts {
  /** In lower case, without port, leading `www.` and closing dot; an IPv6 address without brackets. */
  readonly name: string;
  readonly port: number | null;
}

/**
 * Takes a host apart, as a request names it.
 *
 * @example
 * hostParts('WWW.Vinport.example:8443').name; // 'vinport.example'
 */
export function hostParts(host: string): HostParts {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::(\d+))?$/.exec(text);
  // An IPv6 address without brackets bears no port: its last part would be taken for one.
  const [, name = text, port] = bracketed ?? (/^[^:]*$|:.*:/.test(text) ? [] : (/^(.*?):(\d*)$/.exec(text) ?? []));
  return { name: name.replace(/^www\./, '').replace(/\.$/, ''), port: port ? Number(port) : null };
}
