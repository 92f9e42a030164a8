import process from 'node:process';

const entries: string[] = [];
const crashes: string[] = [];

/** Adds what a product has written to standard error. */
export function recordServerOutput(url: string, text: string): void {
  entries.push(`[${url}] ${text.trimEnd()}\n`);
}

/** Reports at once that a product has exited although no test stopped it. */
export function recordServerCrash(message: string): void {
  crashes.push(message);
  process.stderr.write(`${message}\n`);
}

/** What the products of this worker write from the moment it is created. */
export interface ServerLogReader {
  /** Returns all that was written to standard error. */
  readonly output: () => string;
  /** Returns one message for each product that has exited by itself. */
  readonly crashes: () => readonly string[];
}

/** Returns a reader that begins at the end of what has been written so far. */
export function readServerLog(): ServerLogReader {
  const [firstEntry, firstCrash] = [entries.length, crashes.length];
  return {
    output: () => entries.slice(firstEntry).join(''),
    crashes: () => crashes.slice(firstCrash),
  };
}
