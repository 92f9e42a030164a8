import { rm } from 'node:fs/promises';
import process from 'node:process';
import { createDataDir, PREPARED_DATA } from './prepared-data.ts';
import { startProduct } from './start-product.ts';

/** Lets the product fill a data directory once per run; every product that the tests start begins with a copy. */
export default async function prepareData(): Promise<() => Promise<void>> {
  const dataDir = await createDataDir();
  const remove = () => rm(dataDir, { recursive: true, force: true });
  process.env[PREPARED_DATA] = dataDir;
  try {
    const product = await startProduct({ dataDir });
    // It writes everything into the database file itself as it stops: a copy of the file is complete.
    await product.stop();
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}
