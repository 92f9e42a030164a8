import type { HistoryRecord } from './history-record.ts';
import type { ReportSection } from './history-source.ts';
import type { OdometerReason } from './odometer-finding.ts';

/** The weight of a finding: severe, in need of attention, or informational. */
export type FindingWeight = 'severe' | 'caution' | 'notice';

/** The codes of findings without details. */
export const PLAIN_FINDINGS = ['stolen', 'recovered'] as const;

/** One of the {@link PLAIN_FINDINGS}. */
export type PlainFinding = (typeof PLAIN_FINDINGS)[number];

/** The codes of findings, with their details; screens have a text for each. */
export type FindingMatter =
  | { readonly code: PlainFinding }
  | { readonly code: 'brand'; readonly brandCode: string; readonly state: string | null }
  | { readonly code: 'title-wash'; readonly brandCodes: readonly string[]; readonly from: string; readonly to: string }
  | { readonly code: 'odometer'; readonly reason: OdometerReason; readonly isExempt: boolean }
  | { readonly code: 'accident'; readonly severity: string; readonly airbagsDeployed: boolean | null }
  | { readonly code: 'salvage'; readonly disposition: 'junk' | 'salvage' | 'total-loss' }
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

/** A record on which a finding is based. */
export type Evidence = Pick<HistoryRecord, 'source' | 'recordId' | 'at'>;

/** A finding that a buyer should be aware of, with the records it is based on. */
export interface Finding {
  /** Identical in every report with this finding, so that disputes and later reports can refer to it. */
  readonly id: string;
  readonly section: ReportSection;
  readonly weight: FindingWeight;
  readonly matter: FindingMatter;
  /** In chronological order; never empty. */
  readonly evidence: readonly Evidence[];
}

/** A finding without an ID. */
export type NamelessFinding = Omit<Finding, 'id'>;

/**
 * Assigns a finding its ID, derived from its matter and records.
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
 * Returns a record's evidence.
 *
 * @example
 * evidenceOf({ source: 'state', recordId: '7', at: 0 }); // { source: 'state', recordId: '7', at: 0 }
 */
export function evidenceOf({ source, recordId, at }: Evidence): Evidence {
  return { source, recordId, at };
}
