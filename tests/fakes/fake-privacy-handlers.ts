import type { RequestHandler } from 'msw';
import * as z from 'zod';
import { privacyCalls } from '#contract/privacy.ts';
import type { PrivacyGateway } from '#ports/privacy-gateway.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakePrivacyGateway } from './fake-privacy-gateway.ts';
import { answerOf, bearerOf, dataAnswerOf, expected } from './fake-wire.ts';

/** The contract accepts any entry of a log; these are the fields of a consent. */
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
    answering(origin, privacyCalls.logConsent, async (entry, request) => {
      const fields = consentFields.safeParse(entry);
      if (!fields.success) return answerOf(expected('the consent', false).map(() => done));
      const { decided_at: decidedAt, ...consent } = fields.data;
      return answerOf((await of(request).logConsent({ ...consent, decidedAt })).map(() => done));
    }),
    answering(origin, privacyCalls.confirmDeletion, async ({ token }, request) =>
      dataAnswerOf((await of(request).confirmDeletion(token)).map(({ eraseAt }) => ({ erase_at: eraseAt }))),
    ),
    answering(origin, privacyCalls.cancelDeletionByLink, async ({ token }, request) =>
      answerOf((await of(request).cancelDeletionByLink(token)).map(() => done)),
    ),
    answering(origin, privacyCalls.cancelDeletion, async (_nothing, request) =>
      answerOf((await of(request).cancelDeletion()).map(() => done)),
    ),
    answering(origin, privacyCalls.deletionState, async (_nothing, request) =>
      dataAnswerOf(
        (await of(request).deletionState()).map((deletion) => ({
          state: deletion.state,
          erase_at: deletion.state === 'cooling-off' ? deletion.eraseAt : null,
        })),
      ),
    ),
    answering(origin, privacyCalls.exportPersonalData, async (_nothing, request) =>
      answerOf(
        (await of(request).exportPersonalData()).map(({ exportedAt, sections }) => ({
          ...done,
          exported_at: exportedAt,
          data: sections,
        })),
      ),
    ),
  ].flat();
}
