/** The parts of a host header. */
export interface HostParts {
  /** Lowercase, without port, leading `www.` and trailing dot; an IPv6 address without brackets. */
  readonly name: string;
  readonly port: number | null;
}

/**
 * Parses the host of a request.
 *
 * @example
 * hostParts('WWW.Vinport.example:8443').name; // 'vinport.example'
 */
export function hostParts(host: string): HostParts {
  const text = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\](?::(\d+))?$/.exec(text);
  // An IPv6 address without brackets has no port; its last group would be parsed as a port.
  const [, name = text, port] = bracketed ?? (/^[^:]*$|:.*:/.test(text) ? [] : (/^(.*?):(\d*)$/.exec(text) ?? []));
  return { name: name.replace(/^www\./, '').replace(/\.$/, ''), port: port ? Number(port) : null };
}
