import { jobHandlers } from '#origin/job-handlers.ts';
import { DELIVER_EMAIL } from '#origin/kernel/email/queue-email.ts';
import { runDueJobs } from '#origin/kernel/jobs/run-due-jobs.ts';
import type { OriginContext } from '#origin/kernel/origin-context.ts';

const { [DELIVER_EMAIL]: _left, ...handlers } = jobHandlers({
  send: () => Promise.reject(new Error('Emails are not sent in this setup.')),
  close: () => undefined,
});

/** Runs all due jobs; emails remain in their table, where tests read them. */
export function runJobs(ctx: OriginContext): Promise<void> {
  return runDueJobs(ctx, handlers);
}
