import { describe, expect, it } from 'vitest';
import { hostVariant } from './host-variant.ts';

const LANGUAGE_HOSTS = {
  'es.localhost': { language: 'es', gsp: true },
  'fr.localhost': { language: 'fr', gsp: false },
};

describe('hostVariant', () => {
  it.each([['es.localhost'], ['ES.localhost:3000'], ['www.es.localhost']])(
    'SITE-11 speaks Spanish and sets gsp on the configured host, named %s',
    (host) => {
      expect(hostVariant(host, LANGUAGE_HOSTS)).toEqual({ language: 'es', gsp: true });
    },
  );

  it('speaks the language of each configured host', () => {
    expect(hostVariant('fr.localhost', LANGUAGE_HOSTS)).toEqual({ language: 'fr', gsp: false });
  });

  it.each([['localhost'], ['es.localhost.example'], ['fr.es.localhost'], [''], ['constructor']])(
    'SITE-11 speaks English on %j',
    (host) => {
      expect(hostVariant(host, LANGUAGE_HOSTS)).toEqual({ language: 'en', gsp: false });
    },
  );

  it('speaks English everywhere when no host is configured', () => {
    expect(hostVariant('es.localhost', {})).toEqual({ language: 'en', gsp: false });
  });
});
