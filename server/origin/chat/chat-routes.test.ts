import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { replyInChat } from './reply-in-chat.ts';

const PATH = '/api-cwa/chat';

describe.each(['sqlite', 'postgres'] as const)('built-in chat on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const say = (message: string, headers: Record<string, string> = {}, as = token) =>
    client.form(PATH, { message }, { ...headers, authorization: `Bearer ${as}` });
  const talk = async (as = token) => (await (await client.get(PATH, as)).json()).data;
  const said = async (as = token) =>
    (await talk(as)).messages.map(({ from, text }: { from: string; text: string }) => `${from}: ${text}`);
  const tickets = () => origin.ctx.db.selectFrom('support_tickets').selectAll().execute();
  const emails = () => origin.ctx.db.selectFrom('mails').selectAll().where('subject', 'like', 'Chat %').execute();

  it("SHELL-01 stores a conversation as one ticket and emails each message to the site's support team", async () => {
    expect(await talk()).toEqual({ ticket_number: null, messages: [] });
    await say('Do you know Renaults?', { uri: 'second.vinport.example' });
    origin.now.advance(1_000);
    const { data } = await (await say('And Simcas?')).json();
    expect(data).toEqual(await talk());
    expect(await said()).toEqual(['visitor: Do you know Renaults?', 'visitor: And Simcas?']);
    const [ticket, ...others] = await tickets();
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({ number: data.ticket_number, message: 'Do you know Renaults?', vin: '' });
    expect((await emails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['support@second.vinport.example', `Chat ${data.ticket_number}`],
      ['support@test.vinport.example', `Chat ${data.ticket_number}`],
    ]);
  });

  it('opens one ticket for concurrent messages and stores each message once', async () => {
    await Promise.all([...['1', '2', '3', '4'].map((text) => say(text)), say('5', { 'idempotency-key': 'k' })]);
    await say('5', { 'idempotency-key': 'k' });
    expect(await tickets()).toHaveLength(1);
    expect((await said()).toSorted()).toEqual(['1', '2', '3', '4', '5'].map((text) => `visitor: ${text}`));
    expect((await say('6', { 'idempotency-key': 'k' })).status).toBe(409);
  });

  it("SHELL-01 adds an agent's reply to the conversation and emails it", async () => {
    const { ticket_number: ticket } = (await (await say('Hello?')).json()).data;
    origin.now.advance(1_000);
    expect((await replyInChat(origin.ctx, { ticket: ticket.toLowerCase(), text: ' Good day. ' })).isOk()).toBe(true);
    expect(await said()).toEqual(['visitor: Hello?', 'agent: Good day.']);
    expect(await emails()).toContainEqual(
      expect.objectContaining({ recipient: 'user@demo.vinport.example', text: 'Good day.' }),
    );
    expect((await replyInChat(origin.ctx, { ticket: 'VT-X', text: 'Good day.' }))._unsafeUnwrapErr().code).toBe(
      'unknown-ticket',
    );
    expect((await replyInChat(origin.ctx, { ticket, text: ' ' }))._unsafeUnwrapErr().code).toBe('invalid');
    expect(await said()).toHaveLength(2);
  });

  it('does not show a conversation to other users', async () => {
    await say('Hello?');
    const other = await client.signIn('dealer');
    expect(await talk(other)).toEqual({ ticket_number: null, messages: [] });
    await say('Me too', {}, other);
    expect(await said(other)).toEqual(['visitor: Me too']);
    expect(await said()).toEqual(['visitor: Hello?']);
    expect((await client.get(PATH)).status).toBe(401);
  });

  it('limits the length and number of messages', async () => {
    expect((await say(' ')).status).toBe(422);
    expect((await say('x'.repeat(2_001))).status).toBe(422);
    await origin.ctx.db.deleteFrom('call_limits').execute();
    for (let sent = 0; sent < 100; sent++) expect((await say('Hello?')).status).toBe(200);
    expect((await say('Hello?')).status).toBe(429);
    expect((await talk()).messages).toHaveLength(100);
  });
});
