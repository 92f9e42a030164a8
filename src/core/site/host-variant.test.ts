import { describe, expect, it } from 'vitest';
import { hostVariant } from './host-variant.ts';

const LANGUAGE_HOSTS = {
  'es.localhost': { language: 'es', gsp: true },
  'fr.localhost': { language: 'fr', gsp: false },
};

describe('hostVariant', () => {
  it.each([['es.localhost'], ['ES.localhost:3000'], ['www.es.localhost']])(
    'SITE-11 uses Spanish and sets gsp on the configured host %s',
    (host) => {
      expect(hostVariant(host, LANGUAGE_HOSTS)).toEqual({ language: 'es', gsp: true });
    },
  );

  it('uses the language of each configured host', () => {
    expect(hostVariant('fr.localhost', LANGUAGE_HOSTS)).toEqual({ language: 'fr', gsp: false });
  });

  it.each([['localhost'], ['es.localhost.example'], ['fr.es.localhost'], [''], ['constructor']])(
    'SITE-11 uses English on %j',
    (host) => {
      expect(hostVariant(host, LANGUAGE_HOSTS)).toEqual({ language: 'en', gsp: false });
    },
  );

  it('uses English everywhere if no host is configured', () => {
    expect(hostVariant('es.localhost', {})).toEqual({ language: 'en', gsp: false });
  });
});
