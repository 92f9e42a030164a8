import { fileURLToPath } from 'node:url';
import { openVpic } from '#origin/vehicle-data/open-vpic.ts';

/**
 * Opens the unpacked vPIC that all test files share; the first one unpacks it, and it is cached between runs.
 *
 * @example
 * const decoder = createVinDecoder(await openVpicForTests());
 */
export function openVpicForTests() {
  return openVpic({ dataDir: fileURLToPath(new URL('../../node_modules/.cache/vinport', import.meta.url)) });
}
