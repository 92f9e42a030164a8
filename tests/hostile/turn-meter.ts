import { fileURLToPath } from 'node:url';
import { freePort } from '../setup/free-port.ts';

/** Measures how long the event loop of a product was blocked. */
export interface TurnMeter {
  /** The environment variables that the product must be started with. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the processor time of hashing 4 MB with SHA-256 in the product, in milliseconds. */
  hashMs(): Promise<number>;
  /** Returns the processor time of the longest turn of the event loop during some work, in milliseconds. */
  longestTurnMs(work: () => Promise<unknown>): Promise<number>;
}

/** Creates a meter for a product that is about to start. */
export async function createTurnMeter(): Promise<TurnMeter> {
  const port = await freePort();
  const ask = async (what: string) => Number(await (await fetch(`http://127.0.0.1:${port}/${what}`)).text());
  return {
    env: {
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('measure-turns.ts', import.meta.url))}`,
      MEASURE_PORT: String(port),
    },
    hashMs: () => ask('hash'),
    longestTurnMs: async (work) => {
      await ask('start');
      await work();
      return ask('stop');
    },
  };
}
