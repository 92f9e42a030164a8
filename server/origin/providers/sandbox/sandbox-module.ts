import { ok } from 'neverthrow';
import type * as z from 'zod';
import { type JobHandler, jobDone, retryJobAfter } from '#origin/kernel/jobs/job.ts';
import { serverSecret } from '#origin/kernel/server-secret.ts';
import type { DeliverEvent, GatewayModule } from '../gateway-module.ts';
import { actAtSandbox } from './act-at-sandbox.ts';
import { SANDBOX_EVENT_JOB, sandboxEventJob } from './queue-sandbox-event.ts';
import { signSandboxEvent } from './sandbox-events.ts';
import { createSandboxGateway } from './sandbox-gateway.ts';
import { sandboxRoutes } from './sandbox-routes.ts';

const SECRET_NAME = 'sandbox-events';
const EVENT_RETRY_MS = 5_000;

/** The gateway of a demonstration: test cards only, on hosted pages of the site. */
export const sandboxModule: GatewayModule = {
  name: 'sandbox',
  secrets: [],
  signatureHeader: 'sandbox-signature',
  configure: (_variables, { demonstration }) =>
    ok(
      demonstration
        ? async (parts) => createSandboxGateway({ ...parts, secret: await serverSecret(parts, SECRET_NAME) })
        : null,
    ),
  routes: sandboxRoutes,
  jobs: (deliverEvent) => ({ [SANDBOX_EVENT_JOB]: sendEvent(deliverEvent) }),
};

/**
 * Simulates the external gateway: performs the later action of a card, and sends the event to the webhook until it is
 * accepted.
 */
function sendEvent(deliverEvent: DeliverEvent): JobHandler<z.infer<typeof sandboxEventJob>> {
  return {
    schema: sandboxEventJob,
    run: async (ctx, { event, action }) => {
      if (action !== null) await actAtSandbox(ctx, event.paymentId ?? '', action);
      const body = JSON.stringify(event);
      const sentAt = ctx.now();
      const signature = signSandboxEvent(await serverSecret(ctx, SECRET_NAME), body, sentAt);
      const delivered = await deliverEvent(ctx, { body, signature, receivedAt: sentAt });
      return delivered.isOk() ? jobDone : retryJobAfter(EVENT_RETRY_MS, 'event-not-accepted');
    },
  };
}
