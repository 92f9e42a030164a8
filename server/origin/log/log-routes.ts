import { Hono } from 'hono';
import type { CallRequest } from '#contract/define-call.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { logCalls } from '#contract/support/log.ts';
import { supportCalls } from '#contract/support/support.ts';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import { answerWith } from '../kernel/answer.ts';
import type { LogEntryRow } from '../kernel/db/content-rows.ts';
import { detailsOf, route, takenFrom } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { storeLogEntry } from './store-log-entry.ts';

/** Creates the public routes with which pages report events, as a form or as JSON, within limits. */
export function logRoutes(ctx: OriginContext): Hono {
  const app = new Hono();
  const store = <Sent>(kind: LogEntryRow['kind'], { input: { schema }, ...call }: CallRequest<Sent, PayloadRecord>) =>
    route(app, call, [], async (c) => {
      const isJson = (c.req.header('content-type') ?? '').startsWith('application/json');
      return answerWith(c, await takenFrom(c, { input: { as: isJson ? 'json' : 'form', schema } }), (fields) =>
        storeLogEntry(ctx, fields, kind, detailsOf(ctx, c)),
      );
    });
  store('contact-mail', supportCalls.sendContactMail);
  store('consent-log', privacyCalls.logConsent);
  store('logs', logCalls.log);
  store('error_vin', logCalls.logWrongVin);
  return app;
}
