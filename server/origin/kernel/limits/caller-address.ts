import { isIP } from 'node:net';

/** What is known of where a request comes from. */
export interface CallerTrace {
  /** The other end of the connection. */
  readonly socketAddress: string | undefined;
  /** The X-Forwarded-For header. */
  readonly forwardedFor: string | undefined;
  /** How many proxies in front of the host are the operator's own; each adds one address to the header. */
  readonly trustedProxies: number;
}

/**
 * The address whose calls are counted together. Of X-Forwarded-For only as many entries are believed as there are
 * trusted proxies, from its end: the ones before them can be written by anyone. An IPv6 customer is given a whole /64,
 * so that this is what counts.
 */
export function callerAddress({ socketAddress, forwardedFor, trustedProxies }: CallerTrace): string {
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? [];
  const forwarded = trustedProxies > 0 ? hops.at(-Math.min(trustedProxies, hops.length)) : undefined;
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : socketAddress;
  if (address === undefined || isIP(address) === 0) return 'unknown';
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIP(address) === 6 ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail?.split(':').filter((group) => group !== '') ?? [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const NETWORK = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})::\/64$/;
/** How much more than one caller a network may do in which there is room for many. */
const FACTOR_OF_56 = 4;
const FACTOR_OF_48 = 16;

/** A network whose calls are counted together, and how many callers' worth of calls it has. */
interface CountedNetwork {
  readonly network: string;
  readonly factor: number;
}

/** A caller as {@link callerAddress} names it, and of an IPv6 network the /56 and the /48 that it lies in. */
export function networksAround(caller: string): readonly CountedNetwork[] {
  const [, start, last = ''] = NETWORK.exec(caller) ?? [];
  const own = { network: caller, factor: 1 };
  if (start === undefined) return [own];
  const upper = (Number.parseInt(last, 16) & 0xff00).toString(16);
  return [
    own,
    { network: `${start}:${upper}::/56`, factor: FACTOR_OF_56 },
    { network: `${start}::/48`, factor: FACTOR_OF_48 },
  ];
}
