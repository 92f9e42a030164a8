/** The second step of a test card: which payment, and what the person decides. */
export interface SandboxDecision {
  /** The step as a purchase that needs one names it (`next_step.sandbox_step`). */
  readonly step: string;
  readonly decision: 'approve' | 'refuse';
}
