import { ResultAsync } from 'neverthrow';
import { composeReport, type HistoryReport } from '#core/report/compose-report.ts';
import type { SourceAnswer } from '#core/report/history-source.ts';
import type { ReportStep } from '#core/report/report-step.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { ReportSource } from '../kernel/ports/report-source.ts';
import type { IdentifiedVehicle } from '../vehicle/vehicle-of-vin.ts';
import { recallReportSource } from './sources/recall-report-source.ts';
import { recordedSources } from './sources/recorded-sources.ts';

/** The vehicle and mileage for which a report is gathered. */
export interface GatherRequest {
  readonly identified: IdentifiedVehicle;
  /** Odometer reading according to the user, in miles. */
  readonly mileage: number | null;
  readonly onStep: (step: ReportStep) => void;
}

/** Queries all sources concurrently and composes the results; a source that does not answer is listed as such. */
export async function gatherHistory(
  ctx: OriginContext,
  { identified: { vehicle, grossWeightPounds }, mileage, onStep }: GatherRequest,
): Promise<HistoryReport> {
  const gatheredAt = ctx.now();
  const sources = [...(await recordedSources(ctx.db, vehicle.vin)), ...ctx.reportSources, recallReportSource(ctx)];
  const asked = await Promise.all(sources.map((source) => askSource(source)));
  const answered = asked.filter(({ answer: { outcome } }) => outcome.kind === 'answered' && outcome.records.length > 0);
  // Recalls match by model name, which a demonstration vehicle shares with real ones.
  const hasHistory = answered.some(
    ({ answer: { outcome } }) => outcome.kind === 'answered' && outcome.records.some(({ kind }) => kind !== 'recall'),
  );
  onStep({ step: 'report', state: 'working' });
  return composeReport({
    vehicle,
    grossWeightPounds,
    answers: withReportedMileage(
      asked.map(({ answer }) => answer),
      mileage,
      gatheredAt,
    ),
    gatheredAt,
    demonstration: hasHistory && answered.every(({ demonstration }) => demonstration),
  });

  async function askSource({ source, limitMs, ask }: ReportSource): Promise<AskedSource> {
    const step = { step: 'source', source: source.name } as const;
    if (ask === null) {
      onStep({ ...step, state: 'not-connected' });
      return { answer: { source, outcome: { kind: 'not-connected' } }, demonstration: false };
    }
    onStep({ ...step, state: 'working' });
    const signal = AbortSignal.timeout(limitMs);
    const known = await ResultAsync.fromPromise(
      Promise.race([asPromise(() => ask(vehicle, signal)), aborted(signal)]),
      (error) => error,
    );
    if (known.isErr()) {
      ctx.logger.warn({ err: known.error, source: source.id }, 'A history source failed.');
      onStep({ ...step, state: 'failed' });
      return { answer: { source, outcome: { kind: 'failed' } }, demonstration: false };
    }
    onStep({ ...step, state: 'answered' });
    const { demonstration, name = source.name, ...knowledge } = known.value;
    return { answer: { source: { ...source, name }, outcome: { kind: 'answered', ...knowledge } }, demonstration };
  }
}

interface AskedSource {
  readonly answer: SourceAnswer;
  readonly demonstration: boolean;
}

/** A third-party source may throw before it returns its promise. */
async function asPromise<Value>(work: () => Promise<Value>): Promise<Value> {
  return work();
}

/** Not every source respects its abort signal. */
function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

/** The user who requests a report may state the odometer reading. */
const REPORTED_SOURCE = { id: 'told', name: 'Told by who asked for the report', sections: ['odometer'] } as const;

/**
 * Adds the user's odometer reading to the recorded ones, so that a current rollback is detected. It is omitted without
 * any other reading: a user's statement alone does not verify an odometer.
 */
function withReportedMileage(
  answers: readonly SourceAnswer[],
  mileage: number | null,
  at: number,
): readonly SourceAnswer[] {
  const isRead = answers.some(
    ({ outcome }) => outcome.kind === 'answered' && outcome.records.some(({ odometer }) => odometer !== null),
  );
  if (mileage === null || !isRead) return answers;
  const recordId = new Date(at).toISOString().slice(0, 10);
  const odometer = { value: mileage, unit: 'mi' } as const;
  const record = { kind: 'odometer', source: REPORTED_SOURCE.id, recordId, at, place: null, odometer } as const;
  return [
    ...answers,
    { source: REPORTED_SOURCE, outcome: { kind: 'answered', knowsVehicle: false, records: [record] } },
  ];
}
