import { fileURLToPath } from 'node:url';
import { openVpic } from '#origin/vehicle-data/open-vpic.ts';

/**
 * The unpacked vPIC that all test files share: unpacked by whichever comes first, and kept between runs.
 *
 * @example
 * const decoder = createVinDecoder(await openVpicForTests());
 */
export function openVpicForTests() {
  return openVpic({ dataDir: fileURLToPath(new URL('../../node_modules/.cache/vinport', import.meta.url)) });
}
