import { expect, it } from 'vitest';
import { siteContentFrom } from '#core/site/site-content.ts';
import { aMenuEntry } from '#tests/builders/a-menu-entry.ts';
import { sitemapXml } from './sitemap-xml.ts';

const page = (url: string) => ({ id: url, title: url, url });

it('lists the screens and the pages in menus, each once, and no other site', () => {
  const pages = [page('/a?b=1&c=<2>'), page('https://elsewhere.example/'), page('//evil.example')];
  const xml = sitemapXml(
    'https://vinport.example',
    siteContentFrom({
      headers: [aMenuEntry({ page: page('/about') }), aMenuEntry({ id: 2, page: page('/plans') })],
      footers: [aMenuEntry({ id: 3, page: null, linkGroup: { label: 'More', pages } })],
    }),
    { report: '/sample-report', sticker: null, picture: null },
  );
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(found).toContain('https://vinport.example/about');
  expect(found.filter((address) => address === 'https://vinport.example/plans')).toHaveLength(1);
  expect(found).toContain('https://vinport.example/a?b=1&amp;c=%3C2%3E');
  expect(found).toContain('https://vinport.example/sample-report');
  expect(found).not.toContain('https://vinport.example/sample-sticker');
  expect(found.every((address) => address?.startsWith('https://vinport.example/'))).toBe(true);
});
