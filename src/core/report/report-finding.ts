import type { HistoryRecord } from './history-record.ts';
import type { ReportSection } from './history-source.ts';
import type { OdometerReason } from './odometer-finding.ts';

/** How much a finding weighs: it speaks against buying, calls for a closer look, or is good to know. */
export type FindingWeight = 'severe' | 'caution' | 'notice';

/** What was found; screens have a text for each code. */
export type FindingMatter =
  | { readonly code: 'brand'; readonly brandCode: string; readonly state: string | null }
  | { readonly code: 'title-wash'; readonly brandCodes: readonly string[]; readonly from: string; readonly to: string }
  | { readonly code: 'odometer'; readonly reason: OdometerReason; readonly isExempt: boolean }
  | { readonly code: 'accident'; readonly severity: string; readonly airbagsDeployed: boolean | null }
  | { readonly code: 'salvage'; readonly disposition: 'junk' | 'salvage' | 'total-loss' }
  | { readonly code: 'stolen' | 'recovered' }
  | { readonly code: 'lien'; readonly holder: string }
  | { readonly code: 'announcement'; readonly text: string }
  | { readonly code: 'use'; readonly use: 'rental' | 'fleet' | 'taxi' | 'police' }
  | {
      readonly code: 'recall';
      readonly campaign: string;
      readonly component: string;
      readonly parkIt: boolean;
      readonly parkOutside: boolean;
    };

/** A record that a finding rests on. */
export type Evidence = Pick<HistoryRecord, 'source' | 'recordId' | 'at'>;

/** Something that a buyer should know, with the records it rests on. */
export interface Finding {
  /** The same in every report that finds it, so that a dispute and a later report can name it. */
  readonly id: string;
  readonly section: ReportSection;
  readonly weight: FindingWeight;
  readonly matter: FindingMatter;
  /** The earliest first; never empty. */
  readonly evidence: readonly Evidence[];
}

/** A finding before it has its name. */
export type NamelessFinding = Omit<Finding, 'id'>;

/**
 * Gives a finding its name: what was found, and on which records.
 *
 * @example
 * const evidence = [{ source: 'state', recordId: '7', at: 0 }];
 * named({ section: 'theft', weight: 'severe', matter: { code: 'stolen' }, evidence }).id; // 'stolen:state/7'
 */
export function named(finding: NamelessFinding): Finding {
  const { matter, evidence } = finding;
  const subject = 'brandCode' in matter ? `-${matter.brandCode}` : '';
  const records = evidence.map(({ source, recordId }) => `${source}/${recordId}`).join('+');
  return { id: `${matter.code}${subject}:${records}`, ...finding };
}

/**
 * The evidence in a record.
 *
 * @example
 * evidenceOf({ source: 'state', recordId: '7', at: 0 }); // { source: 'state', recordId: '7', at: 0 }
 */
export function evidenceOf({ source, recordId, at }: Evidence): Evidence {
  return { source, recordId, at };
}
