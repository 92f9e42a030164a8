import { describe, expect, it } from 'vitest';
import type { PayloadRecord } from '#core/payload/payload-fields.ts';
import type { ContentError, ContentGateway } from '#ports/content-gateway.ts';
import { aPageDocument, aSiteDocument } from '../builders/content-documents.ts';

/** What a CMS is opened with. */
export interface ContentStock {
  readonly sites?: readonly PayloadRecord[];
  readonly pages?: readonly PayloadRecord[];
}

/** What this suite needs of a world. */
export interface ContentWorld {
  readonly contents: ContentGateway;
  /** From now on the CMS answers with an HTTP status that is not OK. */
  breakDown(statusText: string): void;
  /** From now on nobody reaches the CMS. */
  unplug(): void;
}

const DOMAIN = 'test.vinport.example';

/** What every content gateway has to do, whatever is behind it. */
export function contentGatewayContract(name: string, openWorld: (stock: ContentStock) => Promise<ContentWorld>): void {
  describe(`content gateway: ${name}`, () => {
    it('CNT-01 CNT-07 tells the published sites of a domain, the lowest sortOrder first', async () => {
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

    it('CNT-03 CNT-07 tells the published pages of a site under a path', async () => {
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

    it('CNT-02 CNT-04 has no documents where none is written', async () => {
      const { contents } = await openWorld({});

      expect((await contents.sites(DOMAIN))._unsafeUnwrap()).toEqual({ docs: [] });
      expect((await contents.pages({ domain: DOMAIN, url: '/' }))._unsafeUnwrap()).toEqual({ docs: [] });
    });

    it('CNT-02 CNT-04 tells the status text of an answer that is not OK', async () => {
      const world = await openWorld({ sites: [aSiteDocument()], pages: [aPageDocument()] });
      world.breakDown('Bad Gateway');

      for (const error of await errorsOf(world)) expect(error).toEqual({ code: 'not-ok', statusText: 'Bad Gateway' });
    });

    it('CNT-02 CNT-04 tells what broke on the way', async () => {
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
