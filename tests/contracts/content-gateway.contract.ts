import { describe, expect, it } from 'vitest';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import type { ContentError, ContentGateway } from '#ports/content-gateway.ts';
import { aPageDocument, aSiteDocument } from '../builders/content-documents.ts';

/** The documents that a CMS is opened with. */
export interface ContentStock {
  readonly sites?: readonly PayloadRecord[];
  readonly pages?: readonly PayloadRecord[];
}

/** The world of this suite. */
export interface ContentWorld {
  readonly contents: ContentGateway;
  /** Makes the CMS respond with an HTTP status that is not OK from now on. */
  breakDown(statusText: string): void;
  /** Makes the CMS unreachable from now on. */
  unplug(): void;
}

const DOMAIN = 'test.vinport.example';

/** Defines the contract tests of every content gateway. */
export function contentGatewayContract(name: string, openWorld: (stock: ContentStock) => Promise<ContentWorld>): void {
  describe(`content gateway: ${name}`, () => {
    it('CNT-01 CNT-07 returns the published sites of a domain, lowest sortOrder first', async () => {
      const { contents } = await openWorld({
        sites: [
          aSiteDocument({ id: 'second', sortOrder: 2 }),
          aSiteDocument({ id: 'draft', sortOrder: 0, status: 'draft' }),
          aSiteDocument({ id: 'first', sortOrder: 1 }),
          aSiteDocument({ id: 'elsewhere', domain: 'other.vinport.example' }),
        ],
      });

      const { docs } = (await contents.sites(DOMAIN))._unsafeUnwrap();

      expect(docs.map(({ id }) => id)).toEqual(['first', 'second']);
      expect(docs[0]).toMatchObject({ headers: [{ id: 'entry-1' }], trustpilot: { score: 4.7 } });
    });

    it('CNT-03 CNT-07 returns the published pages of a site at a path', async () => {
      const { contents } = await openWorld({
        pages: [
          aPageDocument({ id: 'draft', status: 'draft' }),
          aPageDocument({ id: 'elsewhere', site: { id: 'site-2', domain: 'other.vinport.example' } }),
          aPageDocument({ id: 'other-path', url: '/about/us' }),
          aPageDocument({ id: 'this' }),
        ],
      });

      const { docs } = (await contents.pages({ domain: DOMAIN, url: '/about' }))._unsafeUnwrap();

      expect(docs.map(({ id }) => id)).toEqual(['this']);
      expect(docs[0]).toMatchObject({ meta: { title: 'About us' } });
    });

    it('CNT-02 CNT-04 returns no documents if there are none', async () => {
      const { contents } = await openWorld({});

      expect((await contents.sites(DOMAIN))._unsafeUnwrap()).toEqual({ docs: [] });
      expect((await contents.pages({ domain: DOMAIN, url: '/' }))._unsafeUnwrap()).toEqual({ docs: [] });
    });

    it('CNT-02 CNT-04 reports the status text of a response that is not OK', async () => {
      const world = await openWorld({ sites: [aSiteDocument()], pages: [aPageDocument()] });
      world.breakDown('Bad Gateway');

      for (const error of await errorsOf(world)) expect(error).toEqual({ code: 'not-ok', statusText: 'Bad Gateway' });
    });

    it('CNT-02 CNT-04 reports the reason of a failed request', async () => {
      const world = await openWorld({ sites: [aSiteDocument()], pages: [aPageDocument()] });
      world.unplug();

      for (const error of await errorsOf(world)) {
        expect(error).toEqual({ code: 'failed', reason: expect.stringMatching(/./) });
      }
    });
  });
}

async function errorsOf({ contents }: ContentWorld): Promise<ContentError[]> {
  const answers = [await contents.sites(DOMAIN), await contents.pages({ domain: DOMAIN, url: '/about' })];
  return answers.map((answer) => answer._unsafeUnwrapErr());
}
