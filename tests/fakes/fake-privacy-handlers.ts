import { http, type RequestHandler } from 'msw';
import * as z from 'zod';
import { privacyCalls } from '#contract/privacy.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakePrivacyGateway } from './fake-privacy-gateway.ts';
import { answerOf, bearerOf, dataAnswerOf, expected, jsonOf, sentIn } from './fake-wire.ts';

const consentFields = z.strictObject({
  id: z.string().min(1),
  decided_at: z.int(),
  analytics: z.boolean(),
  advertising: z.boolean(),
});

/** Returns handlers for the calls that export or erase personal data and record consent. */
export function fakePrivacyHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): PrivacyGateway =>
    createFakePrivacyGateway({ origin: fake, token: () => bearerOf(request) });
  const done = { status: 'success' };

  return [
    http.post(`${origin}${privacyCalls.logConsent.path}`, async ({ request }) => {
      const fields = consentFields.safeParse(await jsonOf(request));
      if (!fields.success) return answerOf(expected('the consent', false).map(() => done));
      const { decided_at, ...consent } = fields.data;
      return answerOf((await of(request).logConsent({ ...consent, decidedAt: decided_at })).map(() => done));
    }),
    http.post(`${origin}${privacyCalls.confirmDeletion.path}`, async ({ request }) => {
      const sent = await sentIn(request, privacyCalls.confirmDeletion);
      const confirmed = await sent.asyncAndThen(({ token }) => of(request).confirmDeletion(token));
      return dataAnswerOf(confirmed.map(({ eraseAt }) => ({ erase_at: eraseAt })));
    }),
    http.post(`${origin}${privacyCalls.cancelDeletionByLink.path}`, async ({ request }) => {
      const sent = await sentIn(request, privacyCalls.cancelDeletionByLink);
      const canceled = await sent.asyncAndThen(({ token }) => of(request).cancelDeletionByLink(token));
      return answerOf(canceled.map(() => done));
    }),
    http.post(`${origin}${privacyCalls.cancelDeletion.path}`, async ({ request }) =>
      answerOf((await of(request).cancelDeletion()).map(() => done)),
    ),
    http.get(`${origin}${privacyCalls.deletionState.path}`, async ({ request }) =>
      dataAnswerOf(
        (await of(request).deletionState()).map((deletion) => ({
          state: deletion.state,
          erase_at: deletion.state === 'cooling-off' ? deletion.eraseAt : null,
        })),
      ),
    ),
    http.get(`${origin}${privacyCalls.exportPersonalData.path}`, async ({ request }) =>
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
