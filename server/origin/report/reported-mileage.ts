import type { SourceAnswer } from '#core/report/history-source.ts';

/** The user who requests a report may state the odometer reading. */
const REPORTED_SOURCE = { id: 'told', name: 'Told by who asked for the report', sections: ['odometer'] } as const;

/**
 * Adds the user's odometer reading to the recorded ones, so that a current rollback is detected. It is omitted without
 * any other reading: a user's statement alone does not verify an odometer.
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
