import { err, ok, type Result } from 'neverthrow';
import { payingCredit } from '../../src/core/billing/credit-ledger.ts';
import type { Report, ReportFilter, ReportKind, ReportPage } from '../../src/core/report/report.ts';
import type { Vehicle } from '../../src/core/vehicle/vehicle.ts';
import { readVin } from '../../src/core/vehicle/vin.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { GatewayError } from '../../src/ports/gateway-error.ts';
import type { IdSource } from '../../src/ports/id-source.ts';
import type { ReportGenerationError } from '../../src/ports/report-gateway.ts';
import { aHistoryReport } from '../builders/a-history-report.ts';
import type { FakeCatalogue } from './fake-catalogue.ts';
import type { FakeFailures } from './fake-failures.ts';
import type { FakePerson } from './fake-people.ts';

/** Where reports are made and kept. */
export interface FakeReportDesk {
  /** Makes a report of a vehicle by what is on record for its VIN. */
  make(person: FakePerson, vin: string, kind: ReportKind): Result<Report, ReportGenerationError>;
  /** Makes a report of a vehicle by its specification alone. */
  makeFrom(person: FakePerson, vehicle: Vehicle): Result<Report, ReportGenerationError>;
  list(person: FakePerson, page: number, filter?: ReportFilter): ReportPage;
  read(person: FakePerson, which: { readonly id: string } | { readonly vin: string }): Result<Report, GatewayError>;
}

/** What {@link createFakeReportDesk} needs. */
export interface FakeReportDeskDependencies {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly catalogue: FakeCatalogue;
  readonly failures: FakeFailures;
}

const REPORTS_ON_A_PAGE = 20;
const ONE_DAY_MS = 24 * 60 * 60 * 1_000;

/** Makes a desk where no report was made yet. Every vehicle of the catalogue has something on record. */
export function createFakeReportDesk({ clock, ids, catalogue, failures }: FakeReportDeskDependencies): FakeReportDesk {
  /** The newest is the first. */
  const kept: { readonly owner: FakePerson; readonly report: Report }[] = [];

  function keep(person: FakePerson, vehicle: Vehicle, kind: ReportKind): Result<Report, ReportGenerationError> {
    const today = kept.find(
      ({ owner, report }) =>
        owner === person && report.vin === vehicle.vin && report.createdAt > clock.now() - ONE_DAY_MS,
    );
    if (today) return ok(today.report);
    const paying = payingCredit(person.credits(), 'vhr');
    const id = ids.next();
    if (paying === null || !person.move({ kind: paying, delta: -1, reason: 'document', reference: id })) {
      return err({ code: 'no-credit' });
    }
    const snapshot = aHistoryReport({ vehicle, gatheredAt: clock.now() });
    const report: Report = { id, vin: vehicle.vin, vehicle, createdAt: clock.now(), kind, status: 'ready', snapshot };
    kept.unshift({ owner: person, report });
    return ok(report);
  }

  return {
    make: (person, text, kind) => {
      const vin = readVin(text);
      if (vin.isErr()) return err({ code: 'refused', message: 'Wrong VIN', fields: { vin: 'Wrong VIN' } });
      const { value } = vin.value;
      const vehicle = [...catalogue.vehicles, ...catalogue.classics].find((known) => known.vin === value);
      if (vehicle) return keep(person, vehicle, kind);
      // A mistyped VIN is the person's slip, not a failure to be made good.
      if (vin.value.kind === 'classic' || vin.value.warnings.length === 0) failures.record(person, value, 'vhr');
      return err({ code: 'not-accepted', message: 'no data' });
    },
    makeFrom: (person, vehicle) =>
      vehicle.make === null || vehicle.model === null
        ? err({ code: 'not-accepted', message: 'no data' })
        : keep(person, vehicle, 'antique'),
    list: (person, page, filter = {}) => {
      const reports = kept
        .filter(({ owner, report }) => owner === person && isIn(report, filter))
        .map(({ report: { snapshot, ...summary } }) => summary);
      const start = (page - 1) * REPORTS_ON_A_PAGE;
      return { reports: reports.slice(start, start + REPORTS_ON_A_PAGE), page, total: reports.length };
    },
    read: (person, which) => {
      const found = kept.find(
        ({ owner, report }) =>
          owner === person && ('id' in which ? report.id === which.id : report.vin === which.vin.toUpperCase()),
      );
      return found ? ok(found.report) : err({ code: 'not-found', message: 'There is no such report.' });
    },
  };
}

function isIn({ vin, kind, createdAt }: Report, filter: ReportFilter): boolean {
  return (
    vin.includes((filter.vin ?? '').trim().toUpperCase()) &&
    (filter.kind === undefined || kind === filter.kind) &&
    createdAt >= (filter.from ?? Number.NEGATIVE_INFINITY) &&
    createdAt < (filter.until ?? Number.POSITIVE_INFINITY)
  );
}
