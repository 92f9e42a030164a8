import type { Clock } from '#ports/clock.ts';
import type { Logger } from '#ports/logger.ts';
import { addScript } from './add-script.ts';

/** The part of a browser's window that scripts of others are added to. */
type TrackerWindow = Pick<Window, 'document' | 'location'>;

/** What the scripts of others need of a page. */
export interface TrackerPage {
  /** Such as `https://vinport.example`. */
  readonly origin: string;
  /** From where the person came to it, without query and hash; empty where nobody knows. */
  readonly referrer: string;
  /** UTC epoch milliseconds. */
  now(): number;
  fetchScript(address: string): void;
  /** The list of this name that a script reads; it is made where there is none. */
  listOf(name: string): unknown[];
  /** Makes a function of this name that collects its calls for a script that is still to come. */
  queueFor(name: string): void;
  /** Calls the function of this name, which is the script's own as soon as it is there. */
  call(name: string, ...words: readonly unknown[]): void;
  set(name: string, value: unknown): void;
}

/** What a page for scripts of others is made of. */
export interface TrackerPageParts {
  readonly window: TrackerWindow;
  /** What the page's policy lets run. */
  readonly nonce: string;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Makes the page that scripts of others are added to. Their names lie on the window, where they look for them.
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
        onMissing: () => logger.warn('A script of others did not come.', { address }),
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
        logger.warn('A script of others failed.', { name, error: String(error) });
      }
    },
    set: (name, value) => {
      Reflect.set(window, name, value);
    },
  };
}
