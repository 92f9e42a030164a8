import { describe, expect, it } from 'vitest';
import type { SiteGateway } from '#ports/site-gateway.ts';

/** What this suite needs of a world with one site, and one host without any. */
export interface SiteConfigWorld {
  readonly visitor: { readonly sites: SiteGateway };
  /** The same on a host that shows no site. */
  readonly elsewhere: { readonly sites: SiteGateway };
}

/** What every site gateway has to do for the configuration, whatever is behind it. */
export function siteConfigContract(name: string, openWorld: () => Promise<SiteConfigWorld>): void {
  describe(`site gateway, configuration: ${name}`, () => {
    it('SITE-05 tells the configuration of the site at hand', async () => {
      const { sites } = (await openWorld()).visitor;

      expect((await sites.config())._unsafeUnwrap()).toMatchObject({ gateways: expect.arrayContaining(['sandbox']) });
    });

    it('answers `not-found` where there is no site', async () => {
      const { sites } = (await openWorld()).elsewhere;

      expect((await sites.config())._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('answers `cancelled` to who has left', async () => {
      const { sites } = (await openWorld()).visitor;
      const visit = new AbortController();

      const config = sites.config({ signal: visit.signal });
      visit.abort();

      expect((await config)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
