import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { TicketAnswer } from '#ports/support-gateway.ts';
import { AccountStore } from '../account/account-store.ts';
import { bareProfile } from '../account/user-profile.ts';
import { NO_CREDITS } from '../billing/credits.ts';
import { NO_SUBSCRIPTIONS } from '../billing/subscriptions.ts';
import { createOpenSupportTicket } from './open-support-ticket.ts';

const ada = bareProfile({ id: 'u1', email: 'ada@people.example', first: 'Ada', last: '', kind: 'user' });
const form = { vin: ' VIN ', message: 'Help me', email: ' ada@people.example', name: ' Ada ', phone: '555 010' };

interface Setting {
  readonly answer: TicketAnswer | Error | { readonly code: 'unreachable' };
  readonly token: string | null;
  readonly user: boolean;
}

function setUp({
  answer = { status: 'success', message: null, creditGranted: true },
  token = 'secret',
  user = true,
}: Partial<Setting> = {}) {
  const sent: unknown[] = [];
  const account = new AccountStore();
  if (user) {
    account.loggedIn({ token: 'secret', user: ada, credits: NO_CREDITS, subscriptions: NO_SUBSCRIPTIONS });
  }
  const openSupportTicket = createOpenSupportTicket({
    support: {
      createTicket: (ticket, options) => {
        sent.push([ticket, options]);
        if (answer instanceof Error) throw answer;
        return 'code' in answer ? errAsync(answer) : okAsync(answer);
      },
    },
    cookies: { get: (name) => (name === 'token' ? token : null) },
    account,
  });
  return { openSupportTicket, sent };
}

describe('openSupportTicket', () => {
  it('FBK-15 opens a ticket and returns the reply time and the free credit', async () => {
    const { openSupportTicket, sent } = setUp();
    const options = { signal: new AbortController().signal };
    const opened = await openSupportTicket({ form, satisfaction: 1, creditType: 'sticker' }, options);
    expect(opened._unsafeUnwrap()).toEqual({
      message: 'Your support ticket has been successfully created!',
      replyWithinHours: 24,
      givesFreeCredit: true,
    });
    const ticket = { vin: 'VIN', message: 'Help me', email: 'ada@people.example', name: 'Ada' };
    expect(sent).toEqual([[{ ...ticket, satisfaction: 1, creditType: 'sticker' }, options]]);
  });

  it('FBK-15 DEL-06 promises no credit unless the origin granted it', async () => {
    const { openSupportTicket } = setUp({ answer: { status: 'success', message: null, creditGranted: false } });
    const opened = await openSupportTicket({ form, creditType: 'sticker' });
    expect(opened._unsafeUnwrap()).toMatchObject({ givesFreeCredit: false });
  });

  it('FBK-15 omits a missing rating and credit type', async () => {
    const { openSupportTicket, sent } = setUp();
    await openSupportTicket({ form });
    expect(sent).toMatchObject([[{ satisfaction: null, creditType: null }, undefined]]);
  });

  it('FBK-14 does not send an invalid form and reports its errors', async () => {
    const { openSupportTicket, sent } = setUp();
    const result = await openSupportTicket({ form: { ...form, vin: '', email: 'nobody', message: '' } });
    expect(result._unsafeUnwrapErr()).toEqual({
      code: 'form-invalid',
      errors: [
        { code: 'vin-missing', field: 'vin' },
        { code: 'message-missing', field: 'message', message: 'Please enter a message' },
        { code: 'email-invalid', field: 'email', message: 'Invalid email' },
      ],
    });
    expect(sent).toEqual([]);
  });

  it.each([{ token: null }, { user: false }])('FBK-13 sends no request for a visitor: %j', async (setting) => {
    const { openSupportTicket, sent } = setUp(setting);
    expect((await openSupportTicket({ form }))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    expect(sent).toEqual([]);
  });

  it.each([
    [{ status: 'error', message: 'Too many tickets', creditGranted: false }, 'Too many tickets'],
    [new Error('No network'), 'No network'],
    [{ code: 'unreachable' }, null],
  ] as const)('FBK-12 returns the error text: %s', async (answer, message) => {
    const { openSupportTicket } = setUp({ answer });
    expect((await openSupportTicket({ form }))._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message });
  });
});
