import { afterAll, beforeAll, describe } from 'vitest';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { randomIdSource } from '#adapters/system/random-id-source.ts';
import { DELIVER_DOCUMENT_JOB } from '#origin/billing/purchase/delivery-jobs.ts';
import { deliverDocumentJob } from '#origin/delivery/deliver-document-job.ts';
import { runDueJobs } from '#origin/kernel/jobs/run-due-jobs.ts';
import type { FakeLinkPurpose } from '../fakes/fake-mailed-links.ts';
import { linksTo } from '../setup/mailbox.ts';
import { PEOPLES_PASSWORD } from './gateway-world.ts';
import { openEmbeddedOrigin } from './open-embedded-origin.ts';
import { ORIGIN_ADDRESS } from './open-http-world.ts';
import { wireClient } from './wire-of-the-fake.ts';
import { mailedToken, type WorldOf } from './world-of.ts';

/** The paths of emailed links. */
const LINK_PATHS: Readonly<Record<FakeLinkPurpose, string>> = {
  'set-password': '/reset-password',
  'confirm-email': '/confirm-email',
  'confirm-deletion': '/delete-account/confirm',
  'cancel-deletion': '/delete-account/cancel',
};

/** The part of a world that a contract uses, over the embedded origin. */
export interface EmbeddedWorldOf<Served> extends WorldOf<Served> {
  /** Returns the gateways of a visitor to the site of another domain. */
  visitorOf(siteDomain: string): Served;
}

/**
 * Runs a contract with gateways over the embedded origin, on each database engine. All tests of one contract share its
 * origin.
 */
export function overEmbeddedOrigins<Served>(
  contract: (name: string, openWorld: () => Promise<EmbeddedWorldOf<Served>>) => void,
  serve: (http: HttpClient) => Served,
): void {
  describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
    let origin: Awaited<ReturnType<typeof openEmbeddedOrigin>>;
    beforeAll(async () => {
      origin = await openEmbeddedOrigin(engine);
    });
    afterAll(() => origin.close());

    contract(`HTTP, over the embedded origin on ${engine}`, async () => {
      const { fetch, signUp, makeCustomer, advance } = origin;
      const servedTo = (token: string | null) => serve(wireClient({ token, fetch }));
      return {
        visitor: servedTo(null),
        gatewaysOf: servedTo,
        visitorOf: (siteDomain) => serve(wireClient({ siteDomain, fetch })),
        signUp: async (credits = {}) => {
          const credentials = { email: `${randomIdSource.next()}@people.example`, password: PEOPLES_PASSWORD };
          return { ...servedTo(await signUp(credentials, credits)), credentials };
        },
        makeCustomer,
        advance,
        pay: async ({ continue_at: page, custom_data: words }) => {
          const form = (fields: Readonly<Record<string, string>>) => ({
            method: 'POST',
            body: new URLSearchParams(fields),
          });
          await fetch(new URL(String(page)), form({ card: 'succeeds', decision: 'pay' }));
          await fetch(new URL('/api-cwa/payment-update', ORIGIN_ADDRESS), form({ custom_data: String(words) }));
        },
        makeDocuments: () => runDueJobs(origin.ctx, { [DELIVER_DOCUMENT_JOB]: deliverDocumentJob }),
        documentKey: async (email) => {
          const key = (await linksTo(origin, email, '/documents')).at(-1)?.token;
          if (key === undefined) throw new Error('No private link was emailed.');
          return key;
        },
        mailedLink: async (email, purpose) =>
          mailedToken((await linksTo(origin, email, LINK_PATHS[purpose])).at(-1)?.token, purpose),
        checksumOf: async (documentId) => {
          const seals = origin.ctx.db.selectFrom('document_seals').select('checksum');
          return (await seals.where('document_id', '=', documentId).executeTakeFirstOrThrow()).checksum;
        },
      };
    });
  });
}
