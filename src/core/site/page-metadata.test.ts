import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageMetadataFrom } from './page-metadata.ts';

const DEFAULTS = {
  title: 'Default Title',
  description: 'Default Description',
  keywords: 'Default Keywords',
  canonical: null,
  robots: null,
  structuredData: null,
};

describe('pageMetadataFrom', () => {
  it('CNT-06 reads the fields of the meta block', () => {
    const meta = {
      title: 'Recall check',
      description: 'Find recalls',
      keywords: 'recall, vin',
      canonicalURL: 'https://vinport.example/recall-check',
      metaRobots: 'noindex',
      structuredData: { '@type': 'FAQPage' },
    };

    expect(pageMetadataFrom(meta)).toEqual({
      title: 'Recall check',
      description: 'Find recalls',
      keywords: 'recall, vin',
      canonical: 'https://vinport.example/recall-check',
      robots: 'noindex',
      structuredData: '{"@type":"FAQPage"}',
    });
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ title: ' ', description: '', structuredData: '' }],
    [{ structuredData: null }],
  ])('CNT-06 uses the defaults for %j', (meta) => {
    expect(pageMetadataFrom(meta)).toEqual(DEFAULTS);
  });

  it('CNT-06 serializes structured data to equivalent JSON that cannot close a script element', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(value !== null && value !== '');
        const text = pageMetadataFrom({ structuredData: ['</script>', value] }).structuredData ?? '';
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(['</script>', value])));
      }),
    );
  });

  it('serializes false and zero too', () => {
    expect(pageMetadataFrom({ structuredData: false }).structuredData).toBe('false');
    expect(pageMetadataFrom({ structuredData: 0 }).structuredData).toBe('0');
  });
});
