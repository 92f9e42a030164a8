import { createVinDecoder } from '#origin/vehicle-data/vin-decoder.ts';
import { openVpicForTests } from '../setup/vpic-rows.ts';
import type { BenchmarkResult, Figure } from './benchmark.ts';
import { type Corgi, openCorgi } from './corgi.ts';
import { distinctVins } from './distinct-vins.ts';
import { type Accuracy, accuracyOf, type LabelledVin, labelledVins, type SaidOfVin } from './labelled-vins.ts';
import { percentile } from './percentile.ts';

const OUR_VINS = 20_000;
// Each takes a tenth of a second, so more would only take longer.
const CORGI_VINS = 100;
const TIMES_FASTER = 500;
const SLOWEST_PERCENTILE_MS = 1;
const STRETCHES = 10;

/** Compares our decoder with @cardog/corgi: the accuracy of each, and how many previously unseen VINs it decodes. */
export async function benchmarkDecode(): Promise<BenchmarkResult> {
  const currentYear = new Date().getFullYear();
  const vins = distinctVins(await openVpicForTests(), { count: OUR_VINS, seed: 565, latestYear: currentYear });
  const corgi = await openCorgi();
  try {
    const theirs = await timed(vins.slice(0, CORGI_VINS), (vin) => corgi.decode(vin));
    const decoder = createVinDecoder(await openVpicForTests());
    const ours = await timed(vins, (vin) => decoder.decode(vin, { currentYear }));
    const labels = labelledVins();
    const said = labels.map(({ vin }) => decoder.decode(vin, { currentYear }));
    const accuracy = accuracyOf(labels, said);
    const peerAccuracy = accuracyOf(labels, await saidByCorgi(corgi, labels));
    return {
      peer: `@cardog/corgi ${corgi.version}`,
      figures: [...accuracyFigures(accuracy, peerAccuracy), ...speedFigures(ours.times, theirs.times)],
      notes: [
        `Accuracy over ${labels.length} labeled VINs; throughput over ${OUR_VINS} distinct ones, for corgi over the first ${CORGI_VINS} of them.`,
        `Of the ${OUR_VINS} VINs, ours decodes ${shareWithModel(ours.said)} % to a model; of its ${CORGI_VINS}, corgi decodes ${shareWithModel(theirs.said)} %.`,
        'corgi runs its own code on its own database through node:sqlite, with the adapter interface that it exports; its usual driver is not installed.',
      ],
    };
  } finally {
    await corgi.close();
  }
}

async function saidByCorgi(corgi: Corgi, labels: readonly LabelledVin[]): Promise<SaidOfVin[]> {
  const said: SaidOfVin[] = [];
  for (const { vin } of labels) said.push(await corgi.decode(vin));
  return said;
}

type Timed = { readonly times: readonly number[]; readonly said: readonly SaidOfVin[] };

/** Returns the duration of each call in milliseconds, in the order of the VINs. */
async function timed(vins: readonly string[], decode: (vin: string) => SaidOfVin | Promise<SaidOfVin>): Promise<Timed> {
  const times: number[] = [];
  const said: SaidOfVin[] = [];
  for (const vin of vins) {
    const started = performance.now();
    const answer = decode(vin);
    // An unnecessary promise would slow down only our decoder.
    said.push(answer instanceof Promise ? await answer : answer);
    times.push(performance.now() - started);
  }
  return { times, said };
}

function accuracyFigures(ours: Accuracy, peer: Accuracy): Figure[] {
  const figure = (name: string, key: keyof Accuracy): Figure => ({
    name,
    unit: '%',
    ours: ours[key] * 100,
    peer: peer[key] * 100,
    better: 'higher',
  });
  const promised = (name: string, key: keyof Accuracy, least: number): Figure => ({
    ...figure(name, key),
    target: {
      text: `≥ ${least * 100} %, and not below the peer`,
      met: ours[key] >= least && ours[key] >= peer[key],
    },
  });
  return [
    promised('makes right', 'make', 0.99),
    promised('years right', 'year', 0.99),
    promised('models right', 'model', 0.96),
    figure('models, exact match', 'modelExactly'),
  ];
}

function speedFigures(ours: readonly number[], peer: readonly number[]): Figure[] {
  const perSecond = (times: readonly number[]) => (times.length / times.reduce((sum, time) => sum + time, 0)) * 1000;
  const slowest = steadyPercentile(ours, 0.99);
  const [ourRate, peerRate] = [perSecond(ours), perSecond(peer)];
  return [
    {
      name: 'distinct VINs per second, first pass',
      unit: '',
      ours: ourRate,
      peer: peerRate,
      better: 'higher',
      target: { text: `≥ ${TIMES_FASTER} ×`, met: ourRate >= TIMES_FASTER * peerRate },
    },
    { name: 'median', unit: 'ms', ours: percentile(ours, 0.5), peer: percentile(peer, 0.5), better: 'lower' },
    {
      name: '99th percentile, median of ten segments',
      unit: 'ms',
      ours: slowest,
      peer: steadyPercentile(peer, 0.99),
      better: 'lower',
      target: { text: `≤ ${SLOWEST_PERCENTILE_MS} ms`, met: slowest <= SLOWEST_PERCENTILE_MS },
    },
  ];
}

// Other load on the machine slows a part of the run, so use the median part.
function steadyPercentile(times: readonly number[], share: number): number {
  const length = Math.ceil(times.length / STRETCHES);
  const stretches = Array.from({ length: STRETCHES }, (_, index) =>
    percentile(times.slice(index * length, (index + 1) * length), share),
  );
  return percentile(stretches, 0.5);
}

function shareWithModel(said: readonly SaidOfVin[]): string {
  return ((said.filter(({ model }) => model !== null && model !== '').length / said.length) * 100).toFixed(1);
}
