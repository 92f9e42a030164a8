import pino, { type DestinationStream, type Logger, stdSerializers } from 'pino';
import { loggedPath, withoutSecrets } from './logged-text.ts';
import type { Settings } from './settings.ts';

/** Maximum nesting of a logged detail; anything deeper is cut off. */
const MAX_DEPTH = 6;

/** Keys of log details that contain a path or URL of this site. */
const PATHS: ReadonlySet<string> = new Set(['path', 'pathname', 'url']);

/**
 * Creates the host's logger. Every message, error and detail passes through one filter, so that no line contains a
 * token, a secret link, an email address or a query.
 */
export function createLogger({ logLevel }: Pick<Settings, 'logLevel'>, destination: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      formatters: { log: (details) => Object.fromEntries(filteredEntries(details, MAX_DEPTH)) },
      hooks: {
        logMethod(words, write) {
          const [details, message] = words;
          if (typeof message === 'string') return write.apply(this, [details, withoutSecrets(message)]);
          return typeof details === 'string' ? write.apply(this, [withoutSecrets(details)]) : write.apply(this, words);
        },
      },
    },
    destination,
  );
}

function filteredEntries(details: object, depth: number): [string, unknown][] {
  return Object.entries(details).map(([key, value]) => [
    key,
    typeof value === 'string' && PATHS.has(key) ? loggedPath(value) : filtered(key, value, depth),
  ]);
}

function filtered(key: string, value: unknown, depth: number): unknown {
  // Request IDs are never redacted, so that a request can be found in the log.
  if (typeof value === 'string') return key === 'requestId' || key === 'id' ? value : withoutSecrets(value);
  if (value instanceof Error) return filtered(key, { ...stdSerializers.err(value) }, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[more]';
  if (Array.isArray(value)) return value.map((part) => filtered('', part, depth - 1));
  return Object.fromEntries(filteredEntries(value, depth - 1));
}
