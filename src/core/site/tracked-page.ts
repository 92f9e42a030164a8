import { shellVariant } from './shell-variant.ts';

/** A page view. */
export interface TrackedPage {
  /** The path only: query and hash may contain private data such as vehicles, addresses and keys. */
  readonly path: string;
  readonly title: string;
}

/**
 * Returns the page view for a path, or `null` outside the members area, where visits are not counted.
 *
 * Source: specification, section 2 (SHELL-01).
 *
 * @example
 * trackedPage('/members/orders?page=2', 'Orders'); // { path: '/members/orders', title: 'Orders' }
 */
export function trackedPage(path: string, title: string): TrackedPage | null {
  return shellVariant(path).shell === 'members' ? { path: path.replace(/[?#].*$/s, ''), title } : null;
}
