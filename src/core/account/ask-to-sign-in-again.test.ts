import { describe, expect, it } from 'vitest';
import { anAccount } from '#tests/builders/an-account.ts';
import { createFakeCookieJar } from '#tests/fakes/fake-cookie-jar.ts';
import { AccountStore } from './account-store.ts';
import { createAskToSignInAgain } from './ask-to-sign-in-again.ts';
import { SignInAgainStore } from './sign-in-again-store.ts';

function setUp() {
  const cookies = createFakeCookieJar(new Map([['token', 'old']]));
  const account = new AccountStore();
  account.loggedIn(anAccount());
  const asking = new SignInAgainStore();
  asking.attended();
  const statuses: string[] = [];
  asking.state$.subscribe(({ status }) => statuses.push(status));
  return { cookies, account, asking, statuses, ask: createAskToSignInAgain({ cookies, account, signInAgain: asking }) };
}

describe('askToSignInAgain', () => {
  it('retries all calls refused in the meantime after a single prompt', async () => {
    const { ask, asking, statuses } = setUp();
    const waiting = Promise.all([ask('old'), ask('old')]);
    asking.signedIn();
    expect(await waiting).toEqual([true, true]);
    expect(statuses.filter((status) => status === 'asked')).toHaveLength(1);
  });

  it('prompts again on the next refusal, regardless of the previous result', async () => {
    const { ask, asking } = setUp();
    const first = ask('old');
    asking.declined();
    expect(await first).toBe(false);
    const second = ask('old');
    expect(asking.get().status).toBe('asked');
    asking.signedIn();
    expect(await second).toBe(true);
  });

  it('skips the prompt if another tab has signed the person in', async () => {
    const { ask, cookies, asking } = setUp();
    cookies.set('token', 'new');
    expect(await ask('old')).toBe(true);
    expect(asking.get().status).toBe('idle');
  });

  it('never prompts a visitor or without a prompt on screen', async () => {
    const { ask, account, asking } = setUp();
    asking.unattended();
    expect(await ask('old')).toBe(false);
    asking.attended();
    account.loggedOut();
    expect(await ask('old')).toBe(false);
    expect(asking.get().status).toBe('idle');
  });

  it('stops waiting when the call is aborted or the prompt is removed', async () => {
    const { ask, asking } = setUp();
    const visit = new AbortController();
    const leaving = ask('old', visit.signal);
    visit.abort();
    expect(await leaving).toBe(false);
    expect(await ask('old', visit.signal)).toBe(false);
    const unanswered = ask('old');
    asking.unattended();
    expect(await unanswered).toBe(false);
  });
});
