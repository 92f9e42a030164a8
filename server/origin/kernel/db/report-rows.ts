/**
 * The report of a vehicle that a person gets back for free until the time is over. The row is what decides which of
 * several wishes at once makes the report.
 */
export interface ReportClaimRow {
  user_id: string;
  vin: string;
  document_id: string;
  free_until: number;
}

/** What a person says against a finding of a report of theirs. */
export interface FindingDisputeRow {
  id: string;
  user_id: string;
  document_id: string;
  /** That of the finding, in the report's snapshot. */
  finding_id: string;
  message: string;
  created_at: number;
}
