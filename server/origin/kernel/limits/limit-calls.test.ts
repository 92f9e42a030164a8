import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetExpired } from '#origin/forget-expired.ts';
import { aPerson, deviceCookieOf } from '#tests/setup/a-person.ts';
import { linksTo } from '#tests/setup/mailbox.ts';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { callLimits } from './call-limits.ts';
import { type CountedCall, limitCalls } from './limit-calls.ts';

const email = 'user@demo.vinport.example';
const right = 'demo-password-1';

describe.each(['sqlite', 'postgres'] as const)('limits on %s', (engine) => {
  let origin: TestOrigin;

  beforeEach(async () => {
    origin = await openTestOrigin(engine);
  });
  afterEach(() => origin.close());

  const from = (caller: string, fields: Record<string, string>, path = '/api-cwa/login', cookie = '') =>
    origin.origin.fetch(
      new Request(`http://origin.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie },
      }),
      { caller },
    );
  const { times } = callLimits.logInByAccount;
  const count = async (call: CountedCall, howOften: number) => {
    for (let counted = 0; counted < howOften; counted++) await limitCalls(origin.ctx, [call]);
  };

  it('allows exactly the limit, also for concurrent calls, and rejects all further ones', async () => {
    const call = { limit: 'deletionByAccount', by: email } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => limitCalls(origin.ctx, [call])));
    expect(answers.filter((answer) => answer.isOk())).toHaveLength(callLimits.deletionByAccount.times);
    expect((await limitCalls(origin.ctx, [{ ...call, by: 'another' }])).isOk()).toBe(true);
  });

  it('limits password guesses for an account from any address, with the same response for unknown accounts', async () => {
    for (const address of [email, 'nobody@demo.vinport.example']) {
      await count({ limit: 'logInByAccount', by: address }, times - 2);
      for (const caller of ['203.0.113.7', '203.0.113.8']) {
        expect((await from(caller, { email: address, pass: 'guess' })).status).toBe(401);
      }
    }
    const known = await from('203.0.113.200', { email, pass: right });
    const unknown = await from('203.0.113.200', { email: 'nobody@demo.vinport.example', pass: right });
    expect([known.status, await known.text()]).toEqual([429, await unknown.text()]);
    expect(known.headers.get('retry-after')).toBe('900');
    expect(unknown.headers.get('retry-after')).toBe('900');
    origin.now.advance(15 * 60 * 1_000);
    expect((await from('203.0.113.200', { email, pass: right })).status).toBe(200);
  });

  it('limits guesses for many accounts from one IP address, without affecting other addresses', async () => {
    await count({ limit: 'logInByCaller', by: '203.0.113.7' }, callLimits.logInByCaller.times);
    expect((await from('203.0.113.7', { email, pass: right })).status).toBe(429);
    expect((await from('203.0.113.8', { email, pass: right })).status).toBe(200);
  });

  it('SEC-07 does not lock a user out of a known device because a stranger guesses passwords', async () => {
    const device = deviceCookieOf(await from('203.0.113.7', { email, pass: right }));
    expect(device).toMatch(/^device=[\w-]{43}$/);
    await count({ limit: 'logInByAccount', by: email }, times);
    await count({ limit: 'logInByCaller', by: '203.0.113.7' }, callLimits.logInByCaller.times);
    const signIn = async (cookie: string, pass = right) =>
      (await from('203.0.113.7', { email, pass }, '/api-cwa/login', cookie)).status;
    expect([await signIn(''), await signIn(`device=${'x'.repeat(43)}`)]).toEqual([429, 429]);
    expect(await signIn(device)).toBe(200);
    for (let guess = 0; guess < callLimits.logInByDevice.times; guess++) await signIn(device, 'guess');
    expect(await signIn(device)).toBe(429);
  });

  it('SEC-07 treats a device as known only for its own users', async () => {
    const dealer = { email: 'dealer@demo.vinport.example', pass: right };
    const device = deviceCookieOf(await from('203.0.113.7', dealer));
    await count({ limit: 'logInByAccount', by: email }, times);
    expect((await from('203.0.113.7', { email, pass: right }, '/api-cwa/login', device)).status).toBe(429);
  });

  it('SEC-11 limits an IPv6 customer who calls from many of their networks', async () => {
    const limit = 'checkoutByCaller';
    const isAllowed = async (by: string) => (await limitCalls(origin.ctx, [{ limit, by }])).isOk();
    const exhaust = async (networks: readonly string[]) => {
      for (const by of networks) await count({ limit, by }, callLimits[limit].times);
    };
    await exhaust([0, 1, 2, 3].map((last) => `2001:db8:1:${last}::/64`));
    expect([await isAllowed('2001:db8:1:ff::/64'), await isAllowed('2001:db8:1:100::/64')]).toEqual([false, true]);
    await exhaust(Array.from({ length: 16 }, (_, at) => `2001:db8:2:${(at * 256).toString(16)}::/64`));
    expect([await isAllowed('2001:db8:2:ff00::/64'), await isAllowed('2001:db8:3:0::/64')]).toEqual([false, true]);
  });

  it('does not count a successful sign-in', async () => {
    await count({ limit: 'logInByAccount', by: email }, times - 1);
    await count({ limit: 'logInByCaller', by: '203.0.113.7' }, callLimits.logInByCaller.times - 1);
    for (const _visit of [1, 2, 3]) {
      expect((await from('203.0.113.7', { email, pass: right })).status).toBe(200);
    }
  });

  it('allows sign-in again after a new password was set with a link', async () => {
    await count({ limit: 'logInByAccount', by: email }, times);
    expect((await from('203.0.113.7', { email, pass: right })).status).toBe(429);
    await from('203.0.113.7', { email }, '/api-cwa/reset-password');
    const [link] = await linksTo(origin, email, '/reset-password');
    const fields = { token: link?.token ?? '', new_pass: 'another Horse 8' };
    await from('203.0.113.7', fields, '/api-cwa/reset-password/confirm');
    expect((await from('203.0.113.7', { email, pass: 'another Horse 8' })).status).toBe(200);
  });

  it('limits emails to one address, whether or not it has an account', async () => {
    for (const address of [email, 'nobody@demo.vinport.example']) {
      const statuses: number[] = [];
      for (let ask = 0; ask <= callLimits.resetPasswordByAccount.times; ask++) {
        statuses.push((await from(`203.0.113.${ask}`, { email: address }, '/api-cwa/reset-password')).status);
      }
      expect(statuses).toEqual([...Array(callLimits.resetPasswordByAccount.times).fill(200), 429]);
    }
    expect(await linksTo(origin, email, '/reset-password')).toHaveLength(callLimits.resetPasswordByAccount.times);
  });

  it('stores only hashed addresses and deletes expired counts', async () => {
    await aPerson(origin, 'ada@people.example');
    await from('203.0.113.7', { email, pass: 'wrong' });
    const stored = await origin.ctx.db.selectFrom('call_limits').selectAll().execute();
    expect(stored.length).toBeGreaterThan(1);
    expect(JSON.stringify(stored)).not.toMatch(/@|203\.0/);
    origin.now.advance(60 * 60 * 1_000);
    await forgetExpired.run(origin.ctx);
    expect(await origin.ctx.db.selectFrom('call_limits').selectAll().execute()).toEqual([]);
  });
});
