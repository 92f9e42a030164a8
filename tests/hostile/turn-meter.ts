import { fileURLToPath } from 'node:url';
import { freePort } from '../setup/free-port.ts';

/** Tells how long the event loop of a product was blocked. */
export interface TurnMeter {
  /** Variables of the product that it is started with. */
  readonly env: Readonly<Record<string, string>>;
  /** The processor time of hashing 4 MB by SHA-256 in the product, in milliseconds. */
  hashMs(): Promise<number>;
  /** The processor time of the longest turn of the event loop during some work, in milliseconds. */
  longestTurnMs(work: () => Promise<unknown>): Promise<number>;
}

/** Makes a meter for a product that is about to start. */
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
