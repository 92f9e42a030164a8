import { err, ok, type Result } from 'neverthrow';
import { payingCredit } from '#core/billing/credit-ledger.ts';
import type { HistoryReport } from '#core/report/compose-report.ts';
import type { DisputedReport, FindingDispute, ReportComparison } from '#core/report/finding-dispute.ts';
import type { Report, ReportFilter, ReportKind, ReportPage } from '#core/report/report.ts';
import { reportChanges } from '#core/report/report-changes.ts';
import type { ReportPreview } from '#core/report/report-preview.ts';
import type { Vehicle } from '#core/vehicle/vehicle.ts';
import { readVin } from '#core/vehicle/vin.ts';
import type { Clock } from '#ports/clock.ts';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { IdSource } from '#ports/id-source.ts';
import type { ImageFile } from '#ports/image-compressor.ts';
import type { DisputeFindingRequest, ReportGenerationError } from '#ports/report-gateway.ts';
import { anAnswer, aRecord } from '../builders/a-history.ts';
import { aHistoryReport } from '../builders/a-history-report.ts';
import { canHaveSticker, type FakeCatalogue } from './fake-catalogue.ts';
import type { FakeFailures } from './fake-failures.ts';
import { fakeLetterhead } from './fake-letterhead.ts';
import type { FakePerson } from './fake-people.ts';
import { pageOf } from './page-of.ts';

/** Generates and stores reports. */
export interface FakeReportDesk {
  /** Creates a report of a vehicle from the records of its VIN. */
  make(person: FakePerson, vin: string, kind: ReportKind): Result<Report, ReportGenerationError>;
  /** Creates a report of a vehicle from its specification alone. */
  makeFrom(person: FakePerson, vehicle: Vehicle): Result<Report, ReportGenerationError>;
  list(person: FakePerson, page: number, filter?: ReportFilter): ReportPage;
  read(
    person: FakePerson,
    which: { readonly id: string } | { readonly vin: string },
  ): Result<DisputedReport, GatewayError>;
  compare(person: FakePerson, id: string): Result<ReportComparison | null, GatewayError>;
  dispute(person: FakePerson, request: DisputeFindingRequest): Result<FindingDispute, GatewayError>;
  preview(vin: string): Result<ReportPreview, GatewayError>;
  /** Returns the dealer's logo on a report. */
  logoOf(id: string): ImageFile | null;
  /** Returns all reports of all people. */
  all(): readonly Report[];
  /** Returns the report of the first vehicle in the catalog. */
  sample(): Result<Report, GatewayError>;
}

/** The dependencies of {@link createFakeReportDesk}. */
export interface FakeReportDeskDependencies {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly catalogue: FakeCatalogue;
  readonly failures: FakeFailures;
}

const REPORTS_ON_A_PAGE = 20;
const ONE_DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates a report desk without reports. Every vehicle in the catalog has records. */
export function createFakeReportDesk({ clock, ids, catalogue, failures }: FakeReportDeskDependencies): FakeReportDesk {
  /** The newest first. */
  const stored: { readonly owner: FakePerson; readonly report: Report; readonly logo: ImageFile | null }[] = [];
  const disputes: (FindingDispute & { readonly reportId: string })[] = [];

  function store(person: FakePerson, vehicle: Vehicle, kind: ReportKind): Result<Report, ReportGenerationError> {
    const today = stored.find(
      ({ owner, report }) =>
        owner === person && report.vin === vehicle.vin && report.createdAt > clock.now() - ONE_DAY_MS,
    );
    if (today) return ok(today.report);
    const paying = payingCredit(person.credits(), 'vhr');
    const id = ids.next();
    if (paying === null || !person.move({ kind: paying, delta: -1, reason: 'document', reference: id })) {
      return err({ code: 'no-credit' });
    }
    const snapshot = historyOf(vehicle, clock.now());
    const { logo, said } = fakeLetterhead(person);
    const report: Report = {
      id,
      vin: vehicle.vin,
      vehicle,
      createdAt: clock.now(),
      kind,
      status: 'ready',
      ...said,
      snapshot,
    };
    stored.unshift({ owner: person, report, logo });
    return ok(report);
  }

  function read(
    person: FakePerson,
    which: { readonly id: string } | { readonly vin: string },
  ): Result<DisputedReport, GatewayError> {
    const found = stored.find(
      ({ owner, report }) =>
        owner === person && ('id' in which ? report.id === which.id : report.vin === which.vin.toUpperCase()),
    );
    if (!found) return err({ code: 'not-found', message: 'There is no such report.' } as const);
    const own = disputes.filter(({ reportId }) => reportId === found.report.id);
    return ok({ ...found.report, disputes: own.map(({ reportId, ...dispute }) => dispute) });
  }

  return {
    make: (person, text, kind) => {
      const vin = readVin(text);
      if (vin.isErr()) return err({ code: 'refused', message: 'Wrong VIN', fields: { vin: 'Wrong VIN' } });
      const { value } = vin.value;
      const vehicle = [...catalogue.vehicles, ...catalogue.classics].find((known) => known.vin === value);
      if (vehicle) return store(person, vehicle, kind);
      // A mistyped VIN is the person's error and is not compensated.
      if (vin.value.kind === 'classic' || vin.value.warnings.length === 0) failures.record(person, value, 'vhr');
      return err({ code: 'not-accepted', message: 'no data' });
    },
    makeFrom: (person, vehicle) =>
      vehicle.make === null || vehicle.model === null
        ? err({ code: 'not-accepted', message: 'no data' })
        : store(person, vehicle, 'antique'),
    list: (person, page, filter = {}) => {
      const reports = stored
        .filter(({ owner, report }) => owner === person && isIn(report, filter))
        .map(({ report: { snapshot, ...summary } }) => summary);
      return { reports: pageOf(reports, page, REPORTS_ON_A_PAGE), page, total: reports.length };
    },
    read,
    compare: (person, id) =>
      read(person, { id }).map((later) => {
        const earlier = stored.find(
          ({ owner, report }) => owner === person && report.vin === later.vin && report.createdAt < later.createdAt,
        )?.report;
        if (!earlier?.snapshot || later.snapshot === null) return null;
        const { id: earlierId, createdAt } = earlier;
        return { earlier: { id: earlierId, createdAt }, changes: reportChanges(earlier.snapshot, later.snapshot) };
      }),
    dispute: (person, { reportId, findingId, message }) =>
      read(person, { id: reportId }).andThen(({ snapshot, disputes: own }) => {
        if (!snapshot?.findings.some(({ id }) => id === findingId)) {
          return err({ code: 'not-found', message: 'There is no such finding in this report.' } as const);
        }
        const known = own.find((dispute) => dispute.findingId === findingId);
        if (known && known.message !== message) {
          return err({ code: 'conflict', message: 'You have disputed this finding already.' } as const);
        }
        const dispute = known ?? { findingId, message, createdAt: clock.now() };
        if (!known) disputes.push({ ...dispute, reportId });
        return ok(dispute);
      }),
    logoOf: (id) => stored.find(({ report }) => report.id === id)?.logo ?? null,
    all: () => stored.map(({ report }) => report),
    sample: () => {
      const [vehicle] = catalogue.vehicles;
      if (vehicle === undefined) return err({ code: 'not-found', message: 'There is no sample.' });
      const snapshot = historyOf(vehicle, clock.now());
      const { vin } = vehicle;
      return ok({ id: 'sample-report', vin, vehicle, createdAt: clock.now(), kind: 'full', status: 'ready', snapshot });
    },
    preview: (text) => {
      const vin = readVin(text).map(({ value }) => value);
      if (vin.isErr()) return err({ code: 'refused', message: 'Wrong VIN', fields: { vin: 'Wrong VIN' } });
      const vehicle = [...catalogue.vehicles, ...catalogue.classics].find((known) => known.vin === vin.value);
      if (!vehicle) return err({ code: 'not-found', message: 'Nothing is known of this VIN.' });
      const { coverage, records, demonstration } = historyOf(vehicle, clock.now());
      const hasSticker = canHaveSticker(catalogue, vehicle);
      return ok({ vehicle, sections: coverage, records: records.length, hasReport: true, hasSticker, demonstration });
    },
  };
}

/** Provides content to read and to dispute. */
function historyOf(vehicle: Vehicle, gatheredAt: number): HistoryReport {
  const records = [aRecord('title', { odometer: { value: 50_000, unit: 'mi' } }), aRecord('lien')];
  const answers = [anAnswer({ outcome: { kind: 'answered', knowsVehicle: true, records } })];
  return aHistoryReport({ vehicle, gatheredAt, answers });
}

function isIn({ vin, vehicle, kind, createdAt }: Report, filter: ReportFilter): boolean {
  const words = (filter.text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const names = [vehicle.make, vehicle.model, vehicle.series].map((name) => name?.toLowerCase());
  return (
    words.every(
      (word) =>
        vin.toLowerCase().includes(word) ||
        vehicle.year?.toString() === word ||
        names.some((name) => name?.startsWith(word)),
    ) &&
    vin.includes((filter.vin ?? '').trim().toUpperCase()) &&
    (filter.kind === undefined || kind === filter.kind) &&
    createdAt >= (filter.from ?? Number.NEGATIVE_INFINITY) &&
    createdAt < (filter.until ?? Number.POSITIVE_INFINITY)
  );
}
