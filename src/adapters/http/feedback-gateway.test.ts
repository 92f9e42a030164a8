import { describe, expect, it } from 'vitest';
import type { Feedback } from '#core/feedback/feedback.ts';
import { aFeedback } from '#tests/builders/a-feedback.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpFeedbackGateway } from './feedback-gateway.ts';

async function sent(feedback: Feedback) {
  const wire = await openWire();
  wire.origin.answers({ body: { status: 'success' } });
  await createHttpFeedbackGateway(wire.http).send(feedback, { idempotencyKey: 'form-1' });
  return wire.origin.onlyRequest();
}

describe('feedback call requests', () => {
  it('FBK-08 sends a multipart form with the bearer header', async () => {
    const { method, path, type, fields, headers } = await sent(
      aFeedback({ message: 'Prix: 12 € – "très" bien', satisfaction: 4 }),
    );

    expect(`${method} ${path}`).toBe('POST /api-cwa/create_feedback');
    expect(type).toBe('multipart/form-data');
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'form-1' });
    expect(fields).toEqual({
      vin: '1HGCM82693A000001',
      report_type: 'report',
      satisfaction: '4',
      feedback_msg: 'Prix: 12 € – "très" bien',
    });
  });

  it('FBK-08 FBK-06 omits an invalid VIN and sends all other fields, even if empty', async () => {
    const { fields } = await sent({ vin: null, reportType: null, satisfaction: null, message: '' });
    expect(fields).toEqual({ report_type: '', satisfaction: '', feedback_msg: '' });
  });

  it('FBK-13 sends nothing without a token', async () => {
    const wire = await openWire({ token: () => null });
    const answer = await createHttpFeedbackGateway(wire.http).send(aFeedback());
    expect(answer._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(wire.origin.requests).toEqual([]);
  });

  it.each([
    [200, { status: 'success' }, { status: 'success', message: null }],
    [200, { status: 'success', message: 'Thank you' }, { status: 'success', message: 'Thank you' }],
    [200, { status: 'stored', msg: 'Thank you' }, { status: 'success', message: 'Thank you' }],
    [200, { status: 'error', message: 'Too long' }, { status: 'error', message: 'Too long' }],
    [200, { status: 'error', msg: 'Too long' }, { status: 'error', message: 'Too long' }],
    [200, { status: 'error', message: 7 }, { status: 'error', message: '7' }],
    [200, { status: 'error' }, { status: 'error', message: null }],
    [201, { status: 'success', message: 'Queued' }, { status: 'error', message: 'Queued' }],
    [201, { status: 'success' }, { status: 'error', message: null }],
    [400, { message: 'Bad vin' }, { status: 'error', message: 'Bad vin' }],
    [403, { msg: 'Not you' }, { status: 'error', message: 'Not you' }],
    [422, { status: 'error', message: 'Bad vin', fields: [] }, { status: 'error', message: 'Bad vin' }],
    [429, { message: 'Slowly' }, { status: 'error', message: 'Slowly' }],
    [500, { message: 'Ours' }, { status: 'error', message: 'Ours' }],
  ])('FBK-12 reads HTTP %i with %j as %j', async (status, body, answer) => {
    const wire = await openWire();
    wire.origin.answers({ status, body });
    expect((await createHttpFeedbackGateway(wire.http).send(aFeedback()))._unsafeUnwrap()).toEqual(answer);
  });

  it.each([{}, '', 'OK', '<h1>Hello</h1>', [], { status: null }, { status: 'done' }])(
    'GAP-12 treats HTTP 200 with %j as a success',
    async (body) => {
      const wire = await openWire();
      wire.origin.answers({ status: 200, body });
      const sent = await createHttpFeedbackGateway(wire.http).send(aFeedback());
      expect(sent._unsafeUnwrap()).toEqual({ status: 'success', message: null });
    },
  );

  it.each([
    [401, { message: 'Who?' }, { code: 'signed-out', message: 'Who?' }],
    [400, {}, { code: 'refused', message: null, fields: {} }],
    [500, '<h1>Oops</h1>', { code: 'server-failed', requestId: null }],
    [302, {}, { code: 'unreadable-answer', reason: expect.any(String) }],
  ])('FBK-12 maps HTTP %i with %j to the error %j', async (status, body, error) => {
    const wire = await openWire();
    wire.origin.answers({ status, body });
    expect((await createHttpFeedbackGateway(wire.http).send(aFeedback()))._unsafeUnwrapErr()).toEqual(error);
  });
});
