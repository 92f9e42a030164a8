import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GatewayError } from '#ports/gateway-error.ts';
import type { SendingAnswer } from '#ports/sending-answer.ts';
import { createSendContactMail } from './send-contact-mail.ts';

const mail = { name: ' Ada ', email: ' ada@people.example ', message: ' Hello? ' };

function setUp(answer: SendingAnswer | GatewayError = { status: 'success', message: null }) {
  const sent: unknown[][] = [];
  const sendContactMail = createSendContactMail({
    support: {
      sendContactMail: (...input) => {
        sent.push(input);
        return 'code' in answer ? errAsync(answer) : okAsync(answer);
      },
    },
  });
  return { sent, sendContactMail };
}

describe('sendContactMail', () => {
  it('sends an email without surrounding spaces', async () => {
    const { sent, sendContactMail } = setUp();
    const options = { signal: new AbortController().signal };
    expect((await sendContactMail(mail, options)).isOk()).toBe(true);
    expect(sent).toEqual([[{ name: 'Ada', email: 'ada@people.example', message: 'Hello?' }, options]]);
  });

  it.each([
    [{ ...mail, email: 'nobody' }, 'email-invalid'],
    [{ ...mail, message: ' ' }, 'message-missing'],
  ])('does not send an email without a valid reply address and message: %j', async (written, code) => {
    const { sent, sendContactMail } = setUp();
    expect((await sendContactMail(written))._unsafeUnwrapErr()).toEqual({ code });
    expect(sent).toEqual([]);
  });

  it("FBK-12 returns the origin's reason for a rejection", async () => {
    const refused = setUp({ status: 'error', message: 'Too long' }).sendContactMail;
    expect((await refused(mail))._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message: 'Too long' });
    const lost = setUp({ code: 'unreachable' }).sendContactMail;
    expect((await lost(mail))._unsafeUnwrapErr()).toEqual({ code: 'not-sent', message: null });
  });
});
