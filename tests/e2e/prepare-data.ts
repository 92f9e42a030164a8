import { rm } from 'node:fs/promises';
import process from 'node:process';
import { createDataDir, PREPARED_DATA } from './prepared-data.ts';
import { startProduct } from './start-product.ts';

/** Makes the product prepare a data directory once per run. Every product that the tests start uses a copy. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await createDataDir();
  const remove = () => rm(dataDir, { recursive: true, force: true });
  process.env[PREPARED_DATA] = dataDir;
  try {
    const product = await startProduct({ dataDir });
    // On stop, it writes everything to the database file itself, so that a copy of the file is complete.
    await product.stop();
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}
