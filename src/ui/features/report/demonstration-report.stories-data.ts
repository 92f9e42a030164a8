import type { Recall } from '#core/recall/recall.ts';
import { composeReport, type GatheredHistory } from '#core/report/compose-report.ts';
import type { HistoryRecord } from '#core/report/history-record.ts';
import type { HistorySource } from '#core/report/history-source.ts';
import { unknownVehicle } from '#core/vehicle/vehicle.ts';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date, 12);
const mi = (value: number) => ({ value, unit: 'mi' as const });

const registry: HistorySource = {
  id: 'registry',
  name: 'Demonstration registry',
  sections: ['titles', 'odometer', 'salvage', 'theft', 'liens', 'owners'],
};
const market: HistorySource = {
  id: 'market',
  name: 'Demonstration market',
  sections: ['auctions', 'listings', 'odometer'],
};
const makers: HistorySource = { id: 'makers', name: 'Demonstration recall list', sections: ['recalls'] };
const police: HistorySource = { id: 'police', name: 'Demonstration police reports', sections: ['accidents'] };

/** A recall with a do-not-drive warning. */
export const inflatorRecall: Recall = {
  campaign: '19V182000',
  manufacturer: 'Honda (American Honda Motor Co.)',
  component: 'AIR BAGS:FRONTAL:DRIVER SIDE:INFLATOR MODULE',
  summary: 'The inflator of the driver air bag may explode when it is deployed.',
  consequence: 'Metal fragments may strike the people in the vehicle.',
  remedy: 'Dealers replace the inflator, free of charge.',
  notes: '',
  reportedAt: day(2019, 3, 7),
  ownersNotifiedAt: day(2019, 4, 8),
  parkIt: true,
  parkOutside: false,
  overTheAirUpdate: false,
};

const registryRecords: readonly HistoryRecord[] = [
  {
    kind: 'owner',
    source: 'registry',
    recordId: 'OWN-1',
    at: day(2003, 2, 14),
    place: 'OH',
    odometer: null,
    use: 'rental',
  },
  {
    kind: 'title',
    source: 'registry',
    recordId: 'TTL-1',
    at: day(2003, 2, 14),
    place: 'OH',
    odometer: mi(12),
    brandCodes: [],
  },
  {
    kind: 'owner',
    source: 'registry',
    recordId: 'OWN-2',
    at: day(2006, 9, 1),
    place: 'OH',
    odometer: null,
    use: 'personal',
  },
  { kind: 'odometer', source: 'registry', recordId: 'INS-06', at: day(2006, 9, 1), place: 'OH', odometer: mi(61_240) },
  {
    kind: 'theft',
    source: 'registry',
    recordId: 'THF-1',
    at: day(2008, 5, 3),
    place: 'OH',
    odometer: null,
    recoveredAt: day(2008, 5, 21),
  },
  {
    kind: 'salvage',
    source: 'registry',
    recordId: 'SLV-1',
    at: day(2010, 6, 2),
    place: 'OH',
    odometer: mi(98_300),
    disposition: 'salvage',
    description: 'Front-end collision',
  },
  {
    kind: 'title',
    source: 'registry',
    recordId: 'TTL-2',
    at: day(2010, 7, 20),
    place: 'OH',
    odometer: mi(98_310),
    brandCodes: ['11'],
  },
  {
    kind: 'title',
    source: 'registry',
    recordId: 'TTL-3',
    at: day(2012, 3, 9),
    place: 'KY',
    odometer: mi(64_900),
    brandCodes: [],
  },
  {
    kind: 'lien',
    source: 'registry',
    recordId: 'LIE-1',
    at: day(2012, 3, 9),
    place: 'KY',
    odometer: null,
    holder: 'First Demonstration Bank',
    releasedAt: null,
  },
  {
    kind: 'odometer',
    source: 'registry',
    recordId: 'INS-17',
    at: day(2017, 8, 30),
    place: 'KY',
    odometer: mi(112_000),
  },
];

/** Data from all sources for a vehicle with many issues, for stories. */
const troubledHistory: GatheredHistory = {
  vehicle: {
    ...unknownVehicle('1HGCM82693A000001'),
    year: 2003,
    make: 'Honda',
    model: 'Accord',
    trim: 'EX-V6',
    body: 'Coupe',
    doors: 2,
    engine: '3.0 L · V-Shaped · 6 cylinders',
    fuel: 'Gasoline',
    plant: 'MARYSVILLE, OHIO, UNITED STATES (USA)',
  },
  grossWeightPounds: null,
  demonstration: true,
  gatheredAt: day(2026, 6, 1),
  answers: [
    { source: registry, outcome: { kind: 'answered', knowsVehicle: true, records: registryRecords } },
    {
      source: market,
      outcome: {
        kind: 'answered',
        knowsVehicle: true,
        records: [
          {
            kind: 'auction',
            source: 'market',
            recordId: 'AUC-77',
            at: day(2024, 10, 12),
            place: 'KY',
            odometer: mi(148_200),
            price: usd(3_100),
            announcements: ['Structural damage announced'],
          },
          {
            kind: 'listing',
            source: 'market',
            recordId: 'LST-9',
            at: day(2025, 2, 1),
            place: 'KY',
            odometer: mi(148_900),
            price: usd(4_500),
            seller: 'Corner Cars',
          },
        ],
      },
    },
    {
      source: makers,
      outcome: {
        kind: 'answered',
        knowsVehicle: true,
        records: [
          {
            kind: 'recall',
            source: 'makers',
            recordId: '19V182000',
            at: day(2019, 3, 7),
            place: null,
            odometer: null,
            recall: inflatorRecall,
          },
        ],
      },
    },
    { source: police, outcome: { kind: 'not-connected' } },
  ],
};

/** The report of the vehicle with many issues. */
export const troubledReport = composeReport(troubledHistory);

const [firstTitle] = registryRecords.filter(({ kind }) => kind === 'title');

/** A report without findings, although not everything was checked. */
export const cleanReport = composeReport({
  ...troubledHistory,
  answers: [
    { source: registry, outcome: { kind: 'answered', knowsVehicle: true, records: firstTitle ? [firstTitle] : [] } },
    { source: market, outcome: { kind: 'failed' } },
    { source: makers, outcome: { kind: 'answered', knowsVehicle: false, records: [] } },
  ],
});

/** A report of a vehicle that no source has data about. */
export const emptyReport = composeReport({ ...troubledHistory, demonstration: false, answers: [] });
