import { HttpResponse, http, type RequestHandler } from 'msw';
import { contentCalls } from '#contract/content.ts';
import { createFakeContentGateway, type FakeCms } from './fake-content-gateway.ts';
import { queryOf } from './fake-wire.ts';

/** Returns handlers for the queries of section 7, "Settings and content", backed by a CMS in memory. */
export function fakeCmsHandlers(cms: FakeCms, origin: string): RequestHandler[] {
  const contents = createFakeContentGateway(cms);

  async function found(query: ReturnType<typeof contents.sites>): Promise<Response> {
    return (await query).match(
      (documents) => HttpResponse.json({ ...documents, totalDocs: documents.docs.length, page: 1 }),
      (error) =>
        error.code === 'failed'
          ? HttpResponse.error()
          : new HttpResponse('<h1>Not here</h1>', {
              status: 502,
              statusText: error.statusText,
              headers: { 'retry-after': '0' },
            }),
    );
  }

  return [
    http.get(`${origin}${contentCalls.sites.path}`, ({ request }) => {
      const asks = queryOf(request, 'where[status][equals]') + queryOf(request, 'sort') + queryOf(request, 'depth');
      return asks === 'publishedsortOrder1'
        ? found(contents.sites(queryOf(request, 'where[domain][equals]')))
        : wrong();
    }),
    http.get(`${origin}${contentCalls.pages.path}`, ({ request }) => {
      const asks = queryOf(request, 'where[status][equals]') + queryOf(request, 'depth');
      if (asks !== 'published1' || request.headers.get('content-type') !== 'application/json') return wrong();
      const domain = queryOf(request, 'where[site.domain][equals]');
      return found(contents.pages({ domain, url: queryOf(request, 'where[url][equals]') }));
    }),
  ];
}

function wrong(): Response {
  return HttpResponse.json(
    { errors: [{ message: 'This request does not match the specification.' }] },
    { status: 400 },
  );
}
