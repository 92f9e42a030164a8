import { describe, expect, it } from 'vitest';
import type { SupportTicket } from '#core/support/support-ticket.ts';
import { aSupportTicket } from '#tests/builders/a-support-ticket.ts';
import { openWire } from '#tests/setup/open-wire.ts';
import { createHttpSupportGateway } from './support-gateway.ts';

async function sent(ticket: SupportTicket) {
  const wire = await openWire();
  wire.origin.answers({ body: { status: 'success' } });
  await createHttpSupportGateway(wire.http).createTicket(ticket, { idempotencyKey: 'form-1' });
  return wire.origin.onlyRequest();
}

describe('support call requests', () => {
  it('FBK-15 sends a multipart form with the bearer header', async () => {
    const { method, path, type, fields, headers } = await sent(aSupportTicket());

    expect(`${method} ${path}`).toBe('POST /api-cwa/create_support_ticket');
    expect(type).toBe('multipart/form-data');
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'form-1' });
    expect(fields).toEqual({
      vin: '1HGCM82693A000001',
      message: 'The price of one option is missing.',
      email: 'ada@people.example',
      name: 'Ada Byron',
      satisfaction: '2',
      credit_type: 'sticker',
    });
  });

  it('FBK-15 omits an invalid credit kind and sends all other fields, even if empty', async () => {
    const { fields } = await sent(aSupportTicket({ name: '', satisfaction: null, creditType: null }));
    expect(fields).toMatchObject({ name: '', satisfaction: '' });
    expect(fields).not.toHaveProperty('credit_type');
  });

  it('FBK-13 sends nothing without a token', async () => {
    const wire = await openWire({ token: () => null });
    const answer = await createHttpSupportGateway(wire.http).createTicket(aSupportTicket());
    expect(answer._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(wire.origin.requests).toEqual([]);
  });

  it.each([{}, { credit_granted: 'yes' }])('FBK-15 reads %j as no credit', async (said) => {
    const wire = await openWire();
    wire.origin.answers({ body: { status: 'success', ...said } });
    const answer = await createHttpSupportGateway(wire.http).createTicket(aSupportTicket());
    expect(answer._unsafeUnwrap()).toEqual({ status: 'success', message: null, creditGranted: false });
  });

  it('FBK-12 reads status, message and msg', async () => {
    const wire = await openWire();
    wire.origin.answers(
      { body: { status: 'success', message: 'Opened', credit_granted: true } },
      { body: { status: 'error', msg: 'Bad e-mail' } },
      { status: 422, body: { status: 'error', message: 'Bad e-mail' } },
    );
    const support = createHttpSupportGateway(wire.http);

    expect((await support.createTicket(aSupportTicket()))._unsafeUnwrap()).toEqual({
      status: 'success',
      message: 'Opened',
      creditGranted: true,
    });
    for (const _try of [1, 2]) {
      const answer = (await support.createTicket(aSupportTicket()))._unsafeUnwrap();
      expect(answer).toEqual({ status: 'error', message: 'Bad e-mail', creditGranted: false });
    }
  });
});
