/** A background job. */
export interface JobRow {
  id: string;
  /** Name of the job's handler, such as `deliver-email`. */
  kind: string;
  /** Unique among the jobs of one kind: the same job is enqueued only once. */
  unique_key: string;
  /** JSON with row IDs; personal data remains in those rows. */
  payload: string;
  /** Earliest time of the next run. */
  due_at: number;
  /** When the lease of the current host ends; `null` if no host is running the job. */
  lease_until: number | null;
  /** Number of claims. It identifies the current claim: a host that has lost its lease can no longer write. */
  attempts: number;
  /** Number of consecutive claims that ended with an exception or a crash, including the current one. */
  failures: number;
  created_at: number;
  finished_at: number | null;
  /** When the job was given up. */
  failed_at: number | null;
  /** An error code or error name, never personal data. */
  last_error: string | null;
}
