import { rmSync } from 'node:fs';
import process from 'node:process';
import { copyPreparedData } from './prepared-data.ts';
import { type ProductProcess, startProductProcess } from './product-process.ts';

/** The settings of `npm start`, on a free port. No other environment variables of this machine reach the product. */
const DEFAULT_ENV = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  SITE_DOMAIN: 'test.vinport.example',
  SPANISH_HOST: 'es.localhost',
  SITE_HOSTS: 'es.localhost=es.vinport.example,second.localhost=second.vinport.example',
  DEMO: '1',
  LOG_LEVEL: 'warn',
  // Each test uses its own IP address, as behind an operator's proxy, so that rate limits by address do not add up.
  TRUSTED_PROXIES: '1',
};

/** Environment variables of a product. */
export type ProductEnv = Readonly<Record<string, string>>;

/** The options for starting a product. */
export interface ProductOptions {
  /** Variables that differ from those of a local demonstration. */
  readonly env?: ProductEnv;
  /** An existing data directory that the caller removes; by default, the product has its own. */
  readonly dataDir?: string;
  /** The folder of the build; by default the project's. */
  readonly root?: string;
}

/** A running product. */
export interface Product extends ProductProcess {
  readonly dataDir: string;
}

/**
 * Starts the built product and returns when it is ready. It contains the demonstration data, or none with `DEMO: '0'`.
 * The caller stops it, which also removes its data.
 *
 * @example
 * const product = await startProduct({ env: { SITE_DOMAIN: 'second.vinport.example' } });
 * await page.goto(`${product.url}/plans`);
 * await product.stop();
 */
export async function startProduct({ env = {}, dataDir, root }: ProductOptions = {}): Promise<Product> {
  const folder = dataDir ?? (await copyPreparedData({ demonstration: env.DEMO !== '0' }));
  const removeFolder = () => {
    process.off('exit', removeFolder);
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', removeFolder);
  try {
    const { PATH } = process.env;
    const { url, stop } = await startProductProcess({ PATH, ...DEFAULT_ENV, DATA_DIR: folder, ...env }, root);
    return { url, dataDir: folder, stop: () => stop().finally(removeFolder) };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
