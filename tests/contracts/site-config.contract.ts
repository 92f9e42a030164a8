import { describe, expect, it } from 'vitest';
import type { SiteGateway } from '#ports/site-gateway.ts';

/** The world of this suite, with one site, and one host without a site. */
export interface SiteConfigWorld {
  readonly visitor: { readonly sites: SiteGateway };
  /** The gateways on a host without a site. */
  readonly elsewhere: { readonly sites: SiteGateway };
}

/** Defines the contract tests of every site gateway for the configuration. */
export function siteConfigContract(name: string, openWorld: () => Promise<SiteConfigWorld>): void {
  describe(`site gateway, configuration: ${name}`, () => {
    it('SITE-05 returns the configuration of the current site', async () => {
      const { sites } = (await openWorld()).visitor;

      expect((await sites.config())._unsafeUnwrap()).toMatchObject({ gateways: expect.arrayContaining(['sandbox']) });
    });

    it('returns `not-found` if there is no site', async () => {
      const { sites } = (await openWorld()).elsewhere;

      expect((await sites.config())._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('returns `cancelled` after an abort', async () => {
      const { sites } = (await openWorld()).visitor;
      const visit = new AbortController();

      const config = sites.config({ signal: visit.signal });
      visit.abort();

      expect((await config)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
