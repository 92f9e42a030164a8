import { http, type RequestHandler } from 'msw';
import * as z from 'zod';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakePrivacyGateway } from './fake-privacy-gateway.ts';
import { answerOf, bearerOf, dataAnswerOf, expected, jsonOf, plainFormOf } from './fake-wire.ts';

const consentFields = z.strictObject({
  id: z.string().min(1),
  decided_at: z.int(),
  analytics: z.boolean(),
  advertising: z.boolean(),
});

/** Answers the calls by which people have their data handed out or erased, and what they consented to written down. */
export function fakePrivacyHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): PrivacyGateway =>
    createFakePrivacyGateway({ origin: fake, token: () => bearerOf(request) });
  const tokenIn = async (request: Request) => (await plainFormOf(request)).token ?? '';
  const done = { status: 'success' };

  return [
    http.post(`${origin}/api-cwa/consent-log`, async ({ request }) => {
      const fields = consentFields.safeParse(await jsonOf(request));
      if (!fields.success) return answerOf(expected('the consent', false).map(() => done));
      const { decided_at, ...consent } = fields.data;
      return answerOf((await of(request).logConsent({ ...consent, decidedAt: decided_at })).map(() => done));
    }),
    http.post(`${origin}/api/user/delete/confirm`, async ({ request }) => {
      const confirmed = await of(request).confirmDeletion(await tokenIn(request));
      return dataAnswerOf(confirmed.map(({ eraseAt }) => ({ erase_at: eraseAt })));
    }),
    http.post(`${origin}/api/user/delete/cancel-by-link`, async ({ request }) =>
      answerOf((await of(request).cancelDeletionByLink(await tokenIn(request))).map(() => done)),
    ),
    http.post(`${origin}/api/user/delete/cancel`, async ({ request }) =>
      answerOf((await of(request).cancelDeletion()).map(() => done)),
    ),
    http.get(`${origin}/api/user/delete`, async ({ request }) =>
      dataAnswerOf(
        (await of(request).deletionState()).map((deletion) => ({
          state: deletion.state,
          erase_at: deletion.state === 'cooling-off' ? deletion.eraseAt : null,
        })),
      ),
    ),
    http.get(`${origin}/api/user/export`, async ({ request }) =>
      answerOf(
        (await of(request).exportPersonalData()).map(({ exportedAt, sections }) => ({
          ...done,
          exported_at: exportedAt,
          data: sections,
        })),
      ),
    ),
  ];
}
