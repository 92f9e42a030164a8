import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCustomer } from '#tests/setup/make-customer.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from '../credits/balances-of.ts';

const PATH = '/api-cwa/create_support_ticket';
/** VINs that the customer has paid for. */
const vins = ['1HGCM82693A000001', '1FTFW1ET5DFA00001', '5YJ3E1EA8KF000001', 'WBA3A5C54CF000001', '1G1YY22G365000001'];
const ticket = {
  vin: '1HGCM82693A000001',
  message: 'The price of one option is missing.',
  email: 'ada@people.example',
  name: 'Ada Byron',
  satisfaction: '2',
  credit_type: 'sticker',
};

describe.each(['sqlite', 'postgres'] as const)('ticket routes on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
    await makeCustomer(origin.ctx, 'demonstration-user', { vins });
  });
  afterEach(() => origin.close());

  const open = (fields: Partial<typeof ticket> = {}, headers: Record<string, string> = {}) =>
    client.multipart(PATH, { ...ticket, ...fields }, token, headers);
  const balances = () => balancesOf(origin.ctx, 'demonstration-user');
  const stored = () => origin.ctx.db.selectFrom('support_tickets').selectAll().execute();
  const emails = () => origin.ctx.db.selectFrom('mails').selectAll().where('subject', 'like', 'Support%').execute();

  it("FBK-15 stores the ticket, returns its number, and emails the site's support team", async () => {
    const answer = await (await open({}, { uri: 'second.vinport.example' })).json();
    expect(answer).toEqual({
      status: 'success',
      msg: 'Your support ticket has been successfully created!',
      ticket_number: expect.stringMatching(/^VT-[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      credit_granted: true,
    });
    expect(await stored()).toMatchObject([
      {
        number: answer.ticket_number,
        user_id: 'demonstration-user',
        domain: 'second.vinport.example',
        satisfaction: 2,
      },
    ]);
    const [message, ...others] = await emails();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      recipient: 'support@second.vinport.example',
      subject: `Support ticket ${answer.ticket_number}`,
    });
    expect(message?.text).toContain('The price of one option is missing.');
    expect(message?.text).toContain('ada@people.example');
  });

  it('grants one credit per vehicle, whatever its kind, also for concurrent tickets', async () => {
    const kinds = ['sticker', 'vhr', 'sticker', 'vhr', 'sticker'];
    const answers = await Promise.all(
      kinds.map(async (credit_type) => (await open({ credit_type, vin: ticket.vin.toLowerCase() })).json()),
    );
    expect(answers.filter(({ credit_granted }) => credit_granted)).toHaveLength(1);
    const { vhr, sticker } = await balances();
    expect(vhr + sticker).toBe(11);
    expect(await stored()).toHaveLength(5);
  });

  it('grants at most two credits per month, also for concurrent tickets', async () => {
    await Promise.all(vins.map((vin) => open({ vin })));
    expect(await balances()).toEqual({ vhr: 5, sticker: 7, global: 5 });
  });

  it('opens one ticket per Idempotency-Key and returns the same response for each repeat', async () => {
    const key = { 'idempotency-key': 'key-1' };
    const answers = await Promise.all([1, 2, 3].map(async () => (await open({}, key)).json()));
    expect(new Set(answers.map(({ ticket_number }) => ticket_number)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
    expect((await open({ message: 'Another one.' }, key)).status).toBe(409);
  });

  it('grants no credit without a type, and rejects other types', async () => {
    const { credit_type: _, ...unnamed } = ticket;
    expect(await (await client.multipart(PATH, unnamed, token)).json()).toMatchObject({ credit_granted: false });
    expect((await open({ credit_type: 'global' })).status).toBe(422);
    expect(await balances()).toEqual({ vhr: 5, sticker: 5, global: 5 });
  });

  it.each(['nobody', '@', 'a b@c', ''])('FBK-14 rejects the address %j with the message of the form', async (email) => {
    expect(await (await open({ email })).json()).toEqual({ status: 'error', message: 'Invalid email' });
    expect(await stored()).toEqual([]);
  });

  it('limits the size and number of tickets', async () => {
    expect((await open({ message: 'x'.repeat(5_001) })).status).toBe(422);
    expect((await open({ message: ' ' })).status).toBe(422);
    for (let sent = 0; sent < 20; sent++) expect((await open()).status).toBe(200);
    const refused = await open();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
  });

  it('prevents fields from adding email recipients', async () => {
    expect((await open({ name: 'Eve\r\nBcc: all@people.example' })).status).toBe(422);
    expect((await open({ vin: 'X\nTo: all@people.example' })).status).toBe(422);
    expect(await emails()).toEqual([]);
    await open({ name: 'Bcc: all@people.example', vin: 'To: all@people.example' });
    const [message] = await emails();
    expect(message?.recipient).toBe('support@test.vinport.example');
    expect(message?.subject).toMatch(/^Support ticket VT-\w{5}-\w{5}$/);
  });
});
