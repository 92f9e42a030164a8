import process from 'node:process';

const entries: string[] = [];
const crashes: string[] = [];

/** Records the standard error output of a product. */
export function recordServerOutput(url: string, text: string): void {
  entries.push(`[${url}] ${text.trimEnd()}\n`);
}

/** Reports immediately that a product has exited without being stopped by a test. */
export function recordServerCrash(message: string): void {
  crashes.push(message);
  process.stderr.write(`${message}\n`);
}

/** The output of this worker's products from the creation of the reader. */
export interface ServerLogReader {
  /** Returns all output to standard error. */
  readonly output: () => string;
  /** Returns one message for each product that has exited unexpectedly. */
  readonly crashes: () => readonly string[];
}

/** Returns a reader that starts at the end of the current output. */
export function readServerLog(): ServerLogReader {
  const [firstEntry, firstCrash] = [entries.length, crashes.length];
  return {
    output: () => entries.slice(firstEntry).join(''),
    crashes: () => crashes.slice(firstCrash),
  };
}
