import { shellVariant } from './shell-variant.ts';

/** A page as it is counted. */
export interface TrackedPage {
  /** Its path alone: query and hash carry vehicles, addresses and keys, which are nobody's business. */
  readonly path: string;
  readonly title: string;
}

/**
 * The page as it is counted, or `null` where it is not: visits are counted in the members area alone.
 *
 * Source: specification, section 2 (SHELL-01).
 *
 * @example
 * trackedPage('/members/orders?page=2', 'Orders'); // { path: '/members/orders', title: 'Orders' }
 */
export function trackedPage(path: string, title: string): TrackedPage | null {
  return shellVariant(path).shell === 'members' ? { path: path.replace(/[?#].*$/s, ''), title } : null;
}
