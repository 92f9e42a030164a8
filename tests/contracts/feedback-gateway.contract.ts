import { describe, expect, it } from 'vitest';
import type { FeedbackGateway } from '#ports/feedback-gateway.ts';
import { aFeedback } from '../builders/a-feedback.ts';
import type { WorldOf } from './world-of.ts';

/** The gateway for the contract of feedback. */
export interface FeedbackGateways {
  readonly feedback: FeedbackGateway;
}

/** Defines the contract tests of every feedback gateway. */
export function feedbackGatewayContract(name: string, openWorld: () => Promise<WorldOf<FeedbackGateways>>): void {
  describe(`feedback gateway: ${name}`, () => {
    it.each([
      ['on a report', aFeedback()],
      ['on a sticker, without a message', aFeedback({ reportType: 'sticker', message: '' })],
      ['without a vehicle or document', aFeedback({ vin: null, reportType: null })],
      ['without a rating', aFeedback({ satisfaction: null })],
    ])('FBK-08 accepts feedback %s', async (_which, given) => {
      const { feedback } = await (await openWorld()).signUp();

      expect((await feedback.send(given))._unsafeUnwrap()).toMatchObject({ status: 'success' });
    });

    it('FBK-13 returns `signed-out` to a visitor', async () => {
      const { feedback } = (await openWorld()).visitor;

      expect((await feedback.send(aFeedback()))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('returns `cancelled` after an abort', async () => {
      const { feedback } = await (await openWorld()).signUp();
      const visit = new AbortController();

      const sent = feedback.send(aFeedback(), { signal: visit.signal });
      visit.abort();

      expect((await sent)._unsafeUnwrapErr()).toEqual({ code: 'cancelled' });
    });
  });
}
