/** A piece of work that a host runs in the background. */
export interface JobRow {
  id: string;
  /** Which handler runs it, such as `deliver-email`. */
  kind: string;
  /** Tells jobs of one kind apart: the same work is enqueued only once. */
  unique_key: string;
  /** JSON with IDs of rows; personal data stays in those rows. */
  payload: string;
  /** When a host may run it (next). */
  due_at: number;
  /** Until when the host that runs it has it to itself; `null` while no host runs it. */
  lease_until: number | null;
  /** How many times a host has claimed it. Identifies the claim: a host that lost its lease can no longer write. */
  attempts: number;
  /** How many claims in a row ended with an exception or a crash; includes the current one. */
  failures: number;
  created_at: number;
  finished_at: number | null;
  /** When it was given up. */
  failed_at: number | null;
  /** An error code or the name of an error, never personal data. */
  last_error: string | null;
}
