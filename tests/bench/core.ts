import { packLibrary } from '../package/packed-library.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { bundledSize } from './bundled-size.ts';

const MAX_KB = 15;
/** A use case with only a gateway, one with several steps, and one with state. */
const USE_CASES = ['createGenerateSticker', 'createBuyPlan', 'createFollowChat'];

/** Measures how much the business rules add to a page: each use case with its imports, and all of them. */
export async function benchmarkCore(): Promise<BenchmarkResult> {
  const library = await packLibrary();
  const kilobytes = async (program: string) => (await bundledSize(program, library.app)) / 1_000;
  try {
    const figures: Figure[] = [];
    for (const name of USE_CASES) {
      const size = await kilobytes(`export { ${name} } from 'vinport/core';`);
      figures.push({ ...weight(`${name} alone`, size), target: { text: `≤ ${MAX_KB} kB`, met: size <= MAX_KB } });
    }
    const whole = await kilobytes(`export * from 'vinport/core';`);
    const foreign = await kilobytes(
      `export { BehaviorSubject } from 'rxjs'; export { ResultAsync } from 'neverthrow';`,
    );
    return {
      peer: 'none',
      figures: [
        ...figures,
        weight('all of vinport/core', whole),
        weight('of that, an RxJS subject and neverthrow alone', foreign),
      ],
      notes: [
        'The packed library, installed, bundled by Vite for a browser, minified and compressed with brotli, with RxJS and neverthrow.',
        whole > MAX_KB
          ? `All use cases and stores together are more than ${MAX_KB} kB; code that is not imported is not bundled.`
          : `All use cases and stores together are no more than ${MAX_KB} kB.`,
      ],
    };
  } finally {
    library.remove();
  }
}

const weight = (name: string, kilobytes: number): Figure => ({
  name,
  unit: 'kB',
  ours: kilobytes,
  peer: null,
  better: 'lower',
});
