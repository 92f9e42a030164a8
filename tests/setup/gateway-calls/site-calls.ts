import { base64OfJson } from '#adapters/http/base64-of-json.ts';
import { createHttpContentGateway } from '#adapters/http/content-gateway.ts';
import { createHttpSiteGateway } from '#adapters/http/site-gateway.ts';
import type { ContentGateway } from '#ports/content-gateway.ts';
import type { SiteGateway } from '#ports/site-gateway.ts';
import { aPageDocument, aSiteDocument } from '#tests/builders/content-documents.ts';
import { SITE_FIELDS } from '#tests/builders/site-settings.ts';
import { callsOf, type EveryMethod } from './gateway-call.ts';

const domain = 'test.vinport.example';

/** The source of the content is determined when the gateway is created, so each method is called for every source. */
function contentExamples(way?: string): EveryMethod<ContentGateway> {
  const named = way === undefined ? {} : { way };
  return {
    sites: [
      { ...named, rows: 'CNT-01', answer: { docs: [aSiteDocument()] }, send: (content) => content.sites(domain) },
    ],
    pages: [
      {
        ...named,
        rows: 'CNT-03',
        answer: { docs: [aPageDocument()] },
        send: (content) => content.pages({ domain, url: '/about' }),
      },
    ],
  };
}

/** The calls about the site and its content. */
export const siteCalls = [
  ...callsOf<SiteGateway>('site', createHttpSiteGateway, {
    settings: [
      { rows: 'SITE-04', answer: { status: 'success', data: SITE_FIELDS }, send: (sites) => sites.settings(domain) },
    ],
    config: [
      {
        rows: 'SITE-05',
        answer: { status: 'success', data: base64OfJson({ chat: true }) },
        send: (sites) => sites.config(),
      },
    ],
  }),
  ...callsOf<ContentGateway>('content', (http) => createHttpContentGateway(http), contentExamples()),
  ...callsOf<ContentGateway>(
    'content',
    (http, origin) => createHttpContentGateway(http, { url: `${origin}/cms`, isDirect: true }),
    contentExamples('direct'),
  ),
  ...callsOf<ContentGateway>(
    'content',
    (http, origin) => createHttpContentGateway(http, { url: `${origin}/cms`, isDirect: false }),
    contentExamples('indirect'),
  ),
];
