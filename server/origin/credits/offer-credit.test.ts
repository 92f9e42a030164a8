import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCustomer } from '#tests/setup/make-customer.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { type OriginClient, originClient } from '#tests/setup/origin-client.ts';
import { balancesOf } from './balances-of.ts';

/** Valid check digits, but an unregistered manufacturer. */
const failing = ['1Z9ZZ9ZZ1Z9000001', '1Z9ZZ9ZZXZ9000002', '1Z9ZZ9ZZ1Z9000003'];
const hour = 60 * 60 * 1_000;

describe.each(['sqlite', 'postgres'] as const)('free credit on %s', (engine) => {
  let origin: TestOrigin;
  let client: OriginClient;
  let token: string;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
    client = originClient(origin);
    token = await client.signIn();
    await makeCustomer(origin.ctx, 'demonstration-user');
  });
  afterEach(() => origin.close());

  const fail = (vin: string) =>
    origin.ctx.db
      .insertInto('failed_generations')
      .values({
        id: origin.ctx.newId(),
        user_id: 'demonstration-user',
        vin,
        kind: 'sticker',
        failed_at: origin.now(),
        claimed_at: null,
      })
      .execute();
  const claim = async (vin = failing[0] ?? '', kind = 'sticker') =>
    (
      await client.form('/api-cwa/offer_credit', { vin, credit_type: kind }, { authorization: `Bearer ${token}` })
    ).json();
  const stickerCredits = async () => (await balancesOf(origin.ctx, 'demonstration-user')).sticker;

  it('CRD-09 grants nothing without a failure that the origin has recorded', async () => {
    expect(await claim()).toMatchObject({ status: 'error' });
    expect(await stickerCredits()).toBe(5);
  });

  it('CRD-09 grants a credit once per failure, also for concurrent claims', async () => {
    await fail(failing[0] ?? '');
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim()));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    expect(await claim()).toMatchObject({ status: 'error' });
    expect(await stickerCredits()).toBe(6);
  });

  it('applies only to the failed vehicle and kind, for one hour', async () => {
    await fail(failing[0] ?? '');
    expect(await claim(failing[1])).toMatchObject({ status: 'error' });
    expect(await claim(failing[0], 'vhr')).toMatchObject({ status: 'error' });
    origin.now.advance(hour);
    expect(await claim()).toMatchObject({ status: 'error' });
    expect(await stickerCredits()).toBe(5);
  });

  it('grants at most two credits in thirty days', async () => {
    for (const vin of failing) await fail(vin);
    const answers = await Promise.all(failing.map((vin) => claim(vin)));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(2);
    expect(await stickerCredits()).toBe(7);
    origin.now.advance(30 * 24 * hour);
    token = await client.signIn();
    await fail(failing[0] ?? '');
    expect(await claim()).toMatchObject({ status: 'success' });
  });

  it('records a failure for a valid VIN but not for a mistyped one', async () => {
    await client.multipart('/api-cwa/generate-sticker', { vin: '1Z9ZZ9ZZ9Z9000001' }, token);
    const recorded = await origin.ctx.db.selectFrom('failed_generations').select('vin').execute();
    expect(recorded).toEqual([]);
    const { checkDigitOf } = await import('#core/vehicle/check-digit.ts');
    const digit = checkDigitOf('1Z9ZZ9ZZ0Z9000001');
    const right = `1Z9ZZ9ZZ${digit}Z9000001`;
    await client.multipart('/api-cwa/generate-sticker', { vin: right }, token);
    expect(await origin.ctx.db.selectFrom('failed_generations').select('vin').execute()).toEqual([{ vin: right }]);
  });
});
