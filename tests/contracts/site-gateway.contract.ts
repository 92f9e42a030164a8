import { describe, expect, it } from 'vitest';
import { KNOWN_SITE, type OpenGatewayWorld } from './gateway-world.ts';

/** Defines the contract tests of every site gateway. */
export function siteGatewayContract(name: string, openWorld: OpenGatewayWorld): void {
  describe(`site gateway: ${name}`, () => {
    it('SITE-04 returns the settings of a site', async () => {
      const { sites } = (await openWorld()).visitor;

      const settings = (await sites.settings(KNOWN_SITE))._unsafeUnwrap();

      expect(settings).toMatchObject({
        domain: KNOWN_SITE,
        name: 'Vinport test site',
        sellsGlobalCredits: true,
        demonstration: true,
      });
      expect(settings.theme).toEqual({ primary: '#12513f', secondary: '#f4f1ea', accent: '#b9b2a3' });
      expect(settings.fields).toMatchObject({ credit_type: 'global', teritary_color: '#b9b2a3' });
    });

    it.each(['other.vinport.example', 'localhost', `${KNOWN_SITE}.evil.example`])(
      'returns `not-found` for a domain without a site: %s',
      async (domain) => {
        const { sites } = (await openWorld()).visitor;

        const error = (await sites.settings(domain))._unsafeUnwrapErr();

        expect(error).toEqual({ code: 'not-found', message: expect.any(String) });
      },
    );

    it('returns `cancelled` after an abort', async () => {
      const { sites } = (await openWorld()).visitor;
      const visit = new AbortController();

      const settings = sites.settings(KNOWN_SITE, { signal: visit.signal });
      visit.abort();

      expect((await settings)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
