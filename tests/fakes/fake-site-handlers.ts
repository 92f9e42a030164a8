import { HttpResponse, http, type RequestHandler } from 'msw';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeSiteGateway } from './fake-site-gateway.ts';
import { dataAnswerOf, formOf, wireError } from './fake-wire.ts';

/** Answers the settings and the configuration of section 7, "Settings and content". */
export function fakeSiteHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  return [
    http.post(`${origin}/api-cwa/site_settings`, async ({ request }) => {
      const { domain = '' } = await formOf(request);
      const fields = fake.sites.get(domain);
      return fields
        ? HttpResponse.json({ status: 'success', data: fields })
        : wireError({ code: 'not-found', message: 'There is no site of this domain.' });
    }),
    http.get(`${origin}/api/config`, async ({ request }) => {
      const config = await createFakeSiteGateway(fake, request.headers.get('uri') ?? '').config();
      return dataAnswerOf(config.map((known) => btoa(JSON.stringify(known))));
    }),
  ];
}
