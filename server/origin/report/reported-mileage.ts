import type { SourceAnswer } from '#core/report/history-source.ts';

/** Who wants a report says what the odometer shows. */
const REPORTED_SOURCE = { id: 'told', name: 'Told by who asked for the report', sections: ['odometer'] } as const;

/**
 * Puts what a person says of the odometer beside what sources have recorded, so that a rollback of today shows. Without
 * any other reading it is left out: nobody's word alone makes an odometer checked.
 */
export function withReportedMileage(
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
