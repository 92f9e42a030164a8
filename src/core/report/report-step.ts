/**
 * A step on the way to a report, for whoever waits for it:
 * - `vehicle`: what the VIN stands for is found out;
 * - `source`: the source of this name is asked;
 * - `report`: what was gathered is composed and kept.
 *
 * Source: the product's own rule.
 */
export type ReportStep =
  | { readonly step: 'vehicle' | 'report'; readonly state: 'working' | 'done' }
  | {
      readonly step: 'source';
      readonly source: string;
      readonly state: 'working' | 'answered' | 'failed' | 'not-connected';
    };
