/**
 * A report that its user can get again for free until the claim expires. With concurrent requests, this row determines
 * which one creates the report.
 */
export interface ReportClaimRow {
  user_id: string;
  vin: string;
  document_id: string;
  free_until: number;
}

/** A user's dispute of a finding in their report. */
export interface FindingDisputeRow {
  id: string;
  user_id: string;
  document_id: string;
  /** ID of the finding in the report's snapshot. */
  finding_id: string;
  message: string;
  created_at: number;
}
