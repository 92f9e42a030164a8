import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { projectRoot } from '#scripts/quality/project-root.ts';
import type { Product } from './start-product.ts';

const DATA_COMMAND = path.join(projectRoot, 'server/host/data-command.ts');

/** Runs an operator's `npm run data` command on the data of a running product. */
export async function runDataCommand({ dataDir }: Product, ...words: readonly string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, SITE_DOMAIN: 'test.vinport.example' };
  await promisify(execFile)(process.execPath, [DATA_COMMAND, ...words], { env });
}
