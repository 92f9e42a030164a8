/**
 * A progress step of report generation:
 * - `vehicle`: the VIN is decoded;
 * - `source`: the named source is queried;
 * - `report`: the gathered data is composed and stored.
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
