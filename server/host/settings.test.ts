import path from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#origin/kernel/db/open-database.ts';
import { languages } from '#texts/all-texts.ts';
import { readSettings } from './settings.ts';

const local = { SITE_DOMAIN: 'test.vinport.example' };

describe('readSettings', () => {
  it('applies defaults', () => {
    expect(readSettings(local)._unsafeUnwrap()).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metricsPort: null,
      dataDir: path.resolve('data'),
      database: { engine: 'sqlite', path: path.resolve('data/vinport.sqlite') },
      siteDomain: 'test.vinport.example',
      languageHosts: {},
      siteHosts: {},
      trustedProxies: 0,
      originUrl: null,
      cmsUrl: null,
      smtpUrl: null,
      payments: [expect.any(Function)],
      plateProviderUrl: null,
      nhtsaAddress: null,
      livechatLicense: null,
      logLevel: 'info',
      demonstration: true,
    });
  });

  it('reads every setting', () => {
    const settings = readSettings({
      ...local,
      PORT: '0',
      METRICS_PORT: '9464',
      HOST: '::1',
      DATA_DIR: '/var/lib/vinport',
      DATABASE_URL: 'postgres://vinport@localhost/vinport',
      LANGUAGE_HOSTS: 'English.localhost=en',
      SPANISH_HOST: 'ES.localhost',
      SITE_HOSTS: 'Second.localhost=second.vinport.example, es.localhost=es.vinport.example',
      TRUSTED_PROXIES: '2',
      ORIGIN_URL: 'https://origin.example/',
      CMS_URL: 'https://cms.example/base/',
      SMTP_URL: 'smtps://user:secret@mail.example',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      PLATE_PROVIDER_URL: 'https://plates.example',
      RECALLS: 'nhtsa',
      NHTSA_URL: 'https://recalls.example/',
      LIVECHAT_LICENSE: '12345678',
      LOG_LEVEL: 'warn',
      DEMO: '1',
    });
    expect(settings._unsafeUnwrap()).toMatchObject({
      port: 0,
      metricsPort: 9464,
      host: '::1',
      dataDir: path.resolve('/var/lib/vinport'),
      database: { engine: 'postgres', url: 'postgres://vinport@localhost/vinport' },
      languageHosts: {
        'english.localhost': { language: 'en', gsp: false },
        'es.localhost': { language: 'es', gsp: true },
      },
      siteHosts: { 'second.localhost': 'second.vinport.example', 'es.localhost': 'es.vinport.example' },
      trustedProxies: 2,
      originUrl: 'https://origin.example',
      cmsUrl: 'https://cms.example/base',
      smtpUrl: 'smtps://user:secret@mail.example',
      payments: [expect.any(Function)],
      plateProviderUrl: 'https://plates.example',
      nhtsaAddress: 'https://recalls.example',
      livechatLicense: '12345678',
      logLevel: 'warn',
      demonstration: true,
    });
  });

  it('SITE-11 treats SPANISH_HOST as LANGUAGE_HOSTS with es', () => {
    const [alias, table] = [{ SPANISH_HOST: 'es.localhost' }, { LANGUAGE_HOSTS: 'es.localhost=es' }].map((variables) =>
      readSettings({ ...local, ...variables })._unsafeUnwrap(),
    );
    expect(alias?.languageHosts).toEqual({ 'es.localhost': { language: 'es', gsp: true } });
    expect(table?.languageHosts).toEqual(alias?.languageHosts);
  });

  it.each([{}, { DATABASE_URL: 'postgres://localhost/vinport' }])(
    'RES-03 runs production as a demonstration only with DEMO=1: %j',
    (database) => {
      const production = { ...local, ...database, NODE_ENV: 'production' };
      expect(readSettings(production)._unsafeUnwrap()).toMatchObject({ demonstration: false, payments: [] });
      expect(readSettings({ ...production, DEMO: '1' })._unsafeUnwrap().demonstration).toBe(true);
    },
  );

  it.each([
    ['PORT', 'abc', 'PORT: expected a number from 0 to 65535 (it is "abc")'],
    ['PORT', '65536', 'PORT: expected a number from 0 to 65535 (it is "65536")'],
    ['METRICS_PORT', 'x', 'METRICS_PORT: expected a number from 0 to 65535 (it is "x")'],
    ['HOST', '', 'HOST: expected an address, such as 127.0.0.1 (it is "")'],
    ['DEMO', 'maybe', 'DEMO: expected 1 or 0 (it is "maybe")'],
    ['SPANISH_HOST', 'http://es', 'SPANISH_HOST: expected a host name, such as es.localhost (it is "http://es")'],
    [
      'LANGUAGE_HOSTS',
      'fr.localhost=xx',
      `LANGUAGE_HOSTS: expected host=language, separated by commas, such as es.localhost=es; the languages are ${languages.join(', ')} (it is "fr.localhost=xx")`,
    ],
    [
      'LANGUAGE_HOSTS',
      'http://es=es',
      `LANGUAGE_HOSTS: expected host=language, separated by commas, such as es.localhost=es; the languages are ${languages.join(', ')} (it is "http://es=es")`,
    ],
    [
      'SITE_HOSTS',
      'second.localhost',
      'SITE_HOSTS: expected host=domain, separated by commas, such as second.localhost=second.vinport.example (it is "second.localhost")',
    ],
    ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES: expected a number from 0 to 9 (it is "all")'],
    ['ORIGIN_URL', 'u:secret@h', 'ORIGIN_URL: expected a URL that starts with http:// or https://'],
    ['CMS_URL', 'file:///secret', 'CMS_URL: expected a URL that starts with http:// or https://'],
    ['SMTP_URL', 'http://u:secret@h', 'SMTP_URL: expected a URL that starts with smtp:// or smtps://'],
    ['STRIPE_SECRET_KEY', 'pk_secret', 'STRIPE_SECRET_KEY: expected a Stripe secret key, which starts with sk_ or rk_'],
    [
      'STRIPE_WEBHOOK_SECRET',
      'secret',
      'STRIPE_WEBHOOK_SECRET: expected a Stripe signing secret, which starts with whsec_',
    ],
    [
      'STRIPE_API_URL',
      'ftp://u:p@h',
      'STRIPE_API_URL: expected a URL that starts with http:// or https:// (it is "ftp://u:p@h")',
    ],
    ['RECALLS', 'live', 'RECALLS: expected table or nhtsa (it is "live")'],
    ['PLATE_PROVIDER_URL', 'secret', 'PLATE_PROVIDER_URL: expected a URL that starts with http:// or https://'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL: expected one of debug, info, warn, error, silent (it is "loud")'],
    ['LIVECHAT_LICENSE', 'abc', 'LIVECHAT_LICENSE: expected a license number (it is "abc")'],
    ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL: expected a URL that starts with postgres://'],
  ])('names %s=%s and what was expected', (name, value, message) => {
    expect(readSettings({ ...local, [name]: value })._unsafeUnwrapErr().message).toBe(message);
  });

  /** Returns the gateways that the settings configure. */
  const gatewaysOf = async (variables: Readonly<Record<string, string>>) => {
    const { payments } = readSettings({ ...local, ...variables })._unsafeUnwrap();
    const db = await openDatabase({ engine: 'sqlite', path: ':memory:' }, pino({ level: 'silent' }));
    const parts = { db, now: () => 0, newId: () => 'an-id' };
    const gateways = await Promise.all(payments.map((open) => open(parts)));
    await db.destroy();
    return gateways.map(({ name, isTest, checkoutOrigin }) => [name, isTest, checkoutOrigin]);
  };

  it('accepts test cards only in a demonstration without another gateway', async () => {
    expect(await gatewaysOf({ DEMO: '1' })).toEqual([['sandbox', true, null]]);
    expect(await gatewaysOf({ DEMO: '0' })).toEqual([]);
    expect(await gatewaysOf({ DEMO: '1', STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      ['stripe', true, 'https://checkout.stripe.com'],
    ]);
    expect(await gatewaysOf({ DEMO: '0', STRIPE_SECRET_KEY: 'rk_live_1' })).toEqual([
      ['stripe', false, 'https://checkout.stripe.com'],
    ]);
  });

  it('sends Stripe requests to STRIPE_API_URL if it is set', async () => {
    const variables = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: 'http://127.0.0.1:4242/v1' };
    expect(await gatewaysOf(variables)).toEqual([['stripe', true, 'http://127.0.0.1:4242']]);
  });

  it.each(['sk_live_secret1', 'rk_live_secret1'])(
    'RES-03 stops a demonstration with the live key %s and reports it in one line',
    (key) => {
      const error = readSettings({ ...local, DEMO: '1', STRIPE_SECRET_KEY: key })._unsafeUnwrapErr();
      expect(error.message).toBe(
        'STRIPE_SECRET_KEY: expected a test key (sk_test_ or rk_test_), because the product runs as a demonstration (DEMO=1)',
      );
      expect(error.message).not.toContain('secret1');
    },
  );

  it.each([undefined, '', '  '])('SITE-03 refuses to start without a site domain: %j', (domain) => {
    const error = readSettings({ SITE_DOMAIN: domain })._unsafeUnwrapErr();
    expect(error.message).toMatch(/^SITE_DOMAIN: Domain is not defined in the environment variables/);
  });
});
