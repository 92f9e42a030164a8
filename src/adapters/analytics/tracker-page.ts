import type { Clock } from '#ports/clock.ts';
import type { Logger } from '#ports/logger.ts';
import { addScript } from './add-script.ts';

/** The part of the browser's window that third-party scripts are added to. */
type TrackerWindow = Pick<Window, 'document' | 'location'>;

/** The page as third-party scripts see it. */
export interface TrackerPage {
  /** The origin, such as `https://vinport.example`. */
  readonly origin: string;
  /** The URL the person came from, without query and hash. Empty if unknown. */
  readonly referrer: string;
  /** UTC epoch milliseconds. */
  now(): number;
  fetchScript(address: string): void;
  /** Returns the list with this name that a script reads. Creates it if it doesn't exist. */
  listOf(name: string): unknown[];
  /** Creates a function with this name that queues its calls for a script that hasn't loaded yet. */
  queueFor(name: string): void;
  /** Calls the function with this name: the script's own function once it has loaded. */
  call(name: string, ...words: readonly unknown[]): void;
  set(name: string, value: unknown): void;
}

/** The dependencies of {@link createTrackerPage}. */
export interface TrackerPageParts {
  readonly window: TrackerWindow;
  /** The nonce that the page's content security policy allows. */
  readonly nonce: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Creates the page that third-party scripts are added to. Their globals are set on the window, where the scripts expect
 * them.
 *
 * @example
 * createTrackerPage({ window, nonce: '', clock: { now: () => 0 }, logger }).listOf('dataLayer'); // []
 */
export function createTrackerPage({ window, nonce, clock, logger }: TrackerPageParts): TrackerPage {
  return {
    origin: window.location.origin,
    referrer: window.document.referrer.replace(/[?#].*$/s, ''),
    now: () => clock.now(),
    fetchScript: (address) =>
      addScript(window.document, {
        address,
        nonce,
        onMissing: () => logger.warn('A third-party script did not load.', { address }),
      }),
    listOf: (name) => {
      const there: unknown = Reflect.get(window, name);
      if (Array.isArray(there)) return there;
      const list: unknown[] = [];
      Reflect.set(window, name, list);
      return list;
    },
    queueFor: (name) => {
      const queue: unknown[] = [];
      const collect = (...words: readonly unknown[]) => void queue.push(words);
      if (typeof Reflect.get(window, name) !== 'function')
        Reflect.set(window, name, Object.assign(collect, { q: queue }));
    },
    call: (name, ...words) => {
      const script: unknown = Reflect.get(window, name);
      if (typeof script !== 'function') return;
      try {
        script(...words);
      } catch (error) {
        logger.warn('A third-party script failed.', { name, error: String(error) });
      }
    },
    set: (name, value) => {
      Reflect.set(window, name, value);
    },
  };
}
