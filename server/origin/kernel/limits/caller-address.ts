import { isIP } from 'node:net';

/** The data about the sender of a request. */
export interface CallerTrace {
  /** Remote address of the connection. */
  readonly socketAddress: string | undefined;
  /** The X-Forwarded-For header. */
  readonly forwardedFor: string | undefined;
  /** Number of proxies in front of the host that the operator runs; each adds one address to the header. */
  readonly trustedProxies: number;
}

/**
 * Returns the address by which calls are counted. Only as many entries at the end of X-Forwarded-For are used as there
 * are trusted proxies, because anyone can write the earlier ones. An IPv6 customer receives at least a /64, so IPv6
 * addresses are counted by /64.
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

/** Returns the first four groups of an IPv6 address in full. */
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
/** Multiple of a single caller's limit that applies to a larger network. */
const FACTOR_OF_56 = 4;
const FACTOR_OF_48 = 16;

/** A network whose calls are counted together, with its multiple of a single caller's limit. */
interface CountedNetwork {
  readonly network: string;
  readonly factor: number;
}

/** Returns a caller from {@link callerAddress}, and for IPv6 also its /56 and /48 network. */
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
