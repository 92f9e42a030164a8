import { describe, expect, it } from 'vitest';
import { siteSettingsFrom } from './site-settings.ts';
import { DEFAULT_THEME } from './theme.ts';

describe('siteSettingsFrom', () => {
  it('SITE-08 reads every known field and retains unknown fields', () => {
    const payload = {
      site_name: 'Vinport',
      credit_type: 'global',
      ip_data: { country: 'US' },
      logo: 'https://cdn.vinport.example/logo.svg',
      sample_report: '/our-sample',
      sample_sticker: 'javascript:alert(1)',
      sample_picture: 'https://cdn.vinport.example/sample.webp',
      primary_color: '#112233',
      secondary_color: '#445566',
      teritary_color: '#778899',
      clarity: 'YWxlcnQoMSk=',
      google_analytics: 'G-1',
      google_tag: 'GTM-1',
      demonstration: true,
      something_new: [1, 2],
    };

    expect(siteSettingsFrom('vinport.example', payload)).toEqual({
      domain: 'vinport.example',
      name: 'Vinport',
      theme: { primary: '#112233', secondary: '#445566', accent: '#778899' },
      logo: 'https://cdn.vinport.example/logo.svg',
      samples: { report: '/our-sample', sticker: null, picture: 'https://cdn.vinport.example/sample.webp' },
      sellsGlobalCredits: true,
      demonstration: true,
      ipData: { country: 'US' },
      tracking: { clarity: 'YWxlcnQoMSk=', googleAnalytics: 'G-1', googleTag: 'GTM-1' },
      fields: payload,
    });
  });

  it('SITE-08 requires no field', () => {
    expect(siteSettingsFrom('vinport.example', {})).toEqual({
      domain: 'vinport.example',
      name: 'vinport.example',
      theme: DEFAULT_THEME,
      logo: null,
      samples: { report: null, sticker: null, picture: null },
      sellsGlobalCredits: false,
      demonstration: false,
      ipData: null,
      tracking: { clarity: null, googleAnalytics: null, googleTag: null },
      fields: {},
    });
  });

  it.each([
    ['/logo.svg', '/logo.svg'],
    ['//evil.example/logo.svg', null],
    ['http://vinport.example/logo.svg', null],
    ['javascript:alert(1)', null],
    ['', null],
  ])('ACC-12 accepts only a safe value of the logo %j', (logo, taken) => {
    expect(siteSettingsFrom('vinport.example', { logo }).logo).toBe(taken);
  });

  it('treats blank text as missing', () => {
    const { name, tracking } = siteSettingsFrom('vinport.example', { site_name: ' ', clarity: '', google_tag: ' ' });

    expect(name).toBe('vinport.example');
    expect(tracking).toEqual({ clarity: null, googleAnalytics: null, googleTag: null });
  });

  it.each([['Global'], [true], [1], ['vhr'], [undefined]])(
    'SITE-08 reports no global credits for %j',
    (credit_type) => {
      expect(siteSettingsFrom('vinport.example', { credit_type }).sellsGlobalCredits).toBe(false);
    },
  );

  it('accepts only true for demonstration data', () => {
    expect(siteSettingsFrom('vinport.example', { demonstration: 'true' }).demonstration).toBe(false);
  });
});
