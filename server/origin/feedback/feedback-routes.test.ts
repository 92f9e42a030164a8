import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';

const PATH = '/api-cwa/create_feedback';
const given = { vin: '1hgcm82693a000001', report_type: 'sticker', satisfaction: '4', feedback_msg: 'Just right.' };

describe.each(['sqlite', 'postgres'] as const)('feedback routes on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
  });
  afterEach(() => origin.close());

  const stored = () => origin.ctx.db.selectFrom('feedback').selectAll().execute();
  const emails = () => origin.ctx.db.selectFrom('mails').selectAll().where('subject', 'like', 'Feedback%').execute();

  it('FBK-08 FBK-11 stores feedback with its user and emails the support team', async () => {
    const answer = await client.multipart(PATH, given, token);
    expect(await answer.json()).toEqual({ status: 'success', msg: 'Thank you for your feedback' });
    expect(await stored()).toMatchObject([
      {
        user_id: 'demonstration-user',
        domain: 'test.vinport.example',
        vin: '1HGCM82693A000001',
        report_type: 'sticker',
        satisfaction: 4,
        message: 'Just right.',
      },
    ]);
    expect(await emails()).toMatchObject([
      { recipient: 'support@test.vinport.example', subject: 'Feedback on a sticker: 4 of 5' },
    ]);
  });

  it('FBK-06 accepts feedback without text, vehicle and rating', async () => {
    await client.multipart(PATH, { report_type: '', satisfaction: '', feedback_msg: '' }, token);
    expect(await stored()).toMatchObject([{ vin: null, report_type: null, satisfaction: null, message: '' }]);
  });

  it('stores feedback once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'key-1' };
    await Promise.all([1, 2, 3].map(() => client.multipart(PATH, given, token, key)));
    expect(await stored()).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
  });

  it('stores feedback without an email if the site has no support team', async () => {
    const answer = await client.multipart(PATH, given, token, { uri: 'unknown.example' });
    expect(answer.status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect(await emails()).toEqual([]);
  });

  it.each([
    { satisfaction: '6' },
    { report_type: 'general' },
    { feedback_msg: 'x'.repeat(5_001) },
    { vin: 'x'.repeat(65) },
  ])('rejects input that no dialog sends: %j', async (fields) => {
    expect((await client.multipart(PATH, { ...given, ...fields }, token)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('FBK-13 rejects feedback from visitors who are not signed in', async () => {
    expect((await client.multipart(PATH, given, 'wrong')).status).toBe(401);
    expect(await stored()).toEqual([]);
  });
});
