import { describe, expect, it } from 'vitest';
import { hostVariant } from './host-variant.ts';

describe('hostVariant', () => {
  it.each([['es.localhost'], ['ES.localhost:3000'], ['www.es.localhost']])(
    'SITE-11 speaks Spanish and sets gsp on the configured host, named %s',
    (host) => {
      expect(hostVariant(host, 'es.localhost')).toEqual({ language: 'es', gsp: true });
    },
  );

  it.each([['localhost'], ['es.localhost.example'], ['fr.es.localhost'], ['']])(
    'SITE-11 speaks English on %j',
    (host) => {
      expect(hostVariant(host, 'es.localhost')).toEqual({ language: 'en', gsp: false });
    },
  );

  it.each([[undefined], [''], [' ']])('speaks English everywhere when %j is configured', (spanishHost) => {
    expect(hostVariant('', spanishHost)).toEqual({ language: 'en', gsp: false });
    expect(hostVariant('es.localhost', spanishHost)).toEqual({ language: 'en', gsp: false });
  });
});
