import { HttpResponse, type RequestHandler } from 'msw';
import { siteCalls } from '#contract/site/site-calls.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeSiteGateway } from './fake-site-gateway.ts';
import { dataAnswerOf, wireError } from './fake-wire.ts';

/** Returns handlers for the settings and the configuration of section 7, "Settings and content". */
export function fakeSiteHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  return [
    answering(origin, siteCalls.settings, async ({ domain }) => {
      const fields = fake.sites.get(domain);
      return fields
        ? HttpResponse.json({ status: 'success', data: fields })
        : wireError({ code: 'not-found', message: 'There is no site of this domain.' });
    }),
    answering(origin, siteCalls.config, async (_nothing, request) => {
      const config = await createFakeSiteGateway(fake, request.headers.get('uri') ?? '').config();
      return dataAnswerOf(config.map((known) => btoa(JSON.stringify(known))));
    }),
  ].flat();
}
