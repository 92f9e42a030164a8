import type { HistoryRecord } from './history-record.ts';
import { sectionOf } from './history-source.ts';
import { evidenceOf, type FindingMatter, type FindingWeight, type NamelessFinding } from './report-finding.ts';

type Weighed = readonly [FindingWeight, FindingMatter];

/**
 * Returns the findings from individual records other than titles and odometer readings: accidents, losses, theft,
 * liens, auction announcements, hard use and recalls.
 *
 * Source: the weights are the product's own.
 *
 * @example
 * eventFindings([]); // []
 */
export function eventFindings(records: readonly HistoryRecord[]): readonly NamelessFinding[] {
  return records.flatMap((record) =>
    weighed(record).map(([weight, matter]) => ({
      section: sectionOf(record.kind),
      weight,
      matter,
      evidence: [evidenceOf(record)],
    })),
  );
}

function weighed(record: HistoryRecord): readonly Weighed[] {
  switch (record.kind) {
    case 'accident': {
      const { severity, airbagsDeployed } = record;
      const isSevere = severity === 'severe' || airbagsDeployed === true;
      return [[isSevere ? 'severe' : 'caution', { code: 'accident', severity, airbagsDeployed }]];
    }
    case 'salvage':
      return [['severe', { code: 'salvage', disposition: record.disposition }]];
    case 'theft':
      return record.recoveredAt === null ? [['severe', { code: 'stolen' }]] : [['caution', { code: 'recovered' }]];
    case 'lien':
      return record.releasedAt === null ? [['caution', { code: 'lien', holder: record.holder }]] : [];
    case 'auction':
      return record.announcements.map((text): Weighed => ['caution', { code: 'announcement', text }]);
    case 'owner':
      return record.use === 'personal' || record.use === 'lease' || record.use === 'unknown'
        ? []
        : [['caution', { code: 'use', use: record.use }]];
    case 'recall': {
      const { campaign, component, parkIt, parkOutside } = record.recall;
      const weight = parkIt || parkOutside ? 'severe' : 'caution';
      return [[weight, { code: 'recall', campaign, component, parkIt, parkOutside }]];
    }
    case 'title':
    case 'odometer':
    case 'listing':
      return [];
  }
}
