import { expect, it } from 'vitest';
import { NO_PAGE_CONTENT, pageContentFrom } from './content-page.ts';
import { pageMetadataFrom } from './page-metadata.ts';

it('reads url, domain, status and metadata of a page, and retains every field', () => {
  const document = {
    url: '/about',
    site: { domain: 'vinport.example' },
    status: 'published',
    meta: { title: 'About' },
    layout: [{ blockType: 'text' }],
  };

  expect(pageContentFrom(document)).toEqual({
    page: { url: '/about', domain: 'vinport.example', status: 'published', fields: document },
    metadata: pageMetadataFrom({ title: 'About' }),
  });
});

it('uses the default metadata for a page without a meta block', () => {
  expect(pageContentFrom({ url: '/about', site: 7 })).toMatchObject({
    page: { domain: null, status: null },
    metadata: { title: 'Default Title' },
  });
});

it.each([[null], [{}], [{ url: ' ' }], ['/about']])('returns no page and empty metadata for %j', (document) => {
  expect(pageContentFrom(document)).toEqual({ page: null, metadata: {} });
  expect(NO_PAGE_CONTENT).toEqual({ page: null, metadata: {} });
});
