import { describe, expect, it } from 'vitest';
import { profileDetails } from '#core/account/user-profile.ts';
import type { AccountGateway, SubscriptionReference } from '#ports/account-gateway.ts';
import { aDealerRegistration } from '../builders/a-dealer-registration.ts';
import { aUser } from '../builders/an-account.ts';
import { PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';

const TEN_MINUTES_MS = 10 * 60 * 1_000;

/** The gateways and credentials of a person in this suite. */
export interface AccountHolder {
  readonly accounts: AccountGateway;
}

/** The world of this suite: a gateway world that can sell subscriptions. */
export interface AccountChangesWorld {
  readonly visitor: AccountHolder;
  signUp(): Promise<AccountHolder & { readonly credentials: SignInWords }>;
  /** Advances the origin's time. */
  advance(milliseconds: number): void;
  /** Sells a subscription to the person. */
  subscribe(credentials: SignInWords): Promise<SubscriptionReference>;
}

/** Defines the contract tests of every account gateway, except for sign-in. */
export function accountChangesContract(name: string, openWorld: () => Promise<AccountChangesWorld>): void {
  const newcomer = {
    email: 'newcomer@people.example',
    password: PEOPLES_PASSWORD,
    phone: '',
    first: 'Grace',
    last: '',
  };

  describe(`account gateway, changes: ${name}`, () => {
    it('ACC-02 signs in the same way with the secure login', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();

      const account = (await world.visitor.accounts.logInSecurely(credentials))._unsafeUnwrap();
      const wrong = await world.visitor.accounts.logInSecurely({ ...credentials, password: 'wrong' });

      expect(account.user.email).toBe(credentials.email);
      expect(wrong._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('ACC-03 returns the owner of a token and their credits', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();

      const account = (await accounts.current())._unsafeUnwrap();

      expect(account).toMatchObject({ user: { email: credentials.email }, token: expect.stringMatching(/^\S+$/) });
      expect((await world.visitor.accounts.current())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('ACC-19 revokes a token', async () => {
      const { accounts } = await (await openWorld()).signUp();

      (await accounts.logOut())._unsafeUnwrap();

      expect((await accounts.current())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
      expect((await accounts.logOut())._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });

    it('SEC-07 responds the same to known and unknown addresses on registration, and allows sign-in only after the link is used', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();

      for (const email of [newcomer.email, credentials.email.toUpperCase()]) {
        expect((await world.visitor.accounts.register({ ...newcomer, email })).isOk()).toBe(true);
      }

      expect((await world.visitor.accounts.logIn(newcomer))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
      expect((await world.visitor.accounts.logIn(credentials)).isOk()).toBe(true);
    });

    it('ACC-05 responds the same to known and unknown addresses on a password reset', async () => {
      const world = await openWorld();
      const { credentials } = await world.signUp();

      for (const email of [credentials.email, 'nobody@people.example']) {
        expect((await world.visitor.accounts.resetPassword(email)).isOk()).toBe(true);
      }
      expect((await world.visitor.accounts.logIn(credentials)).isOk()).toBe(true);
    });

    it('ACC-06 changes the password and rejects the old one', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();

      (await accounts.confirmPassword(credentials.password))._unsafeUnwrap();
      (await accounts.changePassword('another Horse 8'))._unsafeUnwrap();

      const withOld = await world.visitor.accounts.logIn(credentials);
      const withNew = await world.visitor.accounts.logIn({ ...credentials, password: 'another Horse 8' });
      expect([withOld.isOk(), withNew.isOk()]).toEqual([false, true]);
    });

    it('ACC-07 replaces all details of a profile', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();
      const details = profileDetails(
        aUser({
          email: credentials.email,
          first: 'Augusta',
          unit: '2b',
          employeeCount: 12,
          pincode: '8010',
          taxId: 'ATU12345678',
        }),
      );

      expect((await accounts.updateProfile(details))._unsafeUnwrap()).toEqual({ unconfirmedEmail: null });

      expect((await world.visitor.accounts.logIn(credentials))._unsafeUnwrap().user).toMatchObject(details);
    });

    it('SEC-08 changes password and email only within ten minutes after the password is confirmed', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();
      const details = profileDetails(aUser({ email: `new-${credentials.email}` }));
      const tries = async () =>
        [await accounts.changePassword('another Horse 8'), await accounts.updateProfile(details)].map((changed) =>
          changed.match(
            () => 'done',
            ({ code }) => code,
          ),
        );

      expect(await tries()).toEqual(['forbidden', 'forbidden']);
      const wrong = await accounts.confirmPassword('not the password');
      expect(wrong._unsafeUnwrapErr()).toMatchObject({ code: 'refused', fields: { pass: expect.any(String) } });
      expect(await tries()).toEqual(['forbidden', 'forbidden']);
      (await accounts.confirmPassword(credentials.password))._unsafeUnwrap();
      expect(await tries()).toEqual(['done', 'done']);
      world.advance(TEN_MINUTES_MS);
      expect(await tries()).toEqual(['forbidden', 'forbidden']);
    });

    it('SEC-07 responds the same to a new address and one that is already in use', async () => {
      const world = await openWorld();
      const [one, other] = [await world.signUp(), await world.signUp()];
      (await one.accounts.confirmPassword(one.credentials.password))._unsafeUnwrap();

      for (const email of [`new-${one.credentials.email}`, other.credentials.email]) {
        const update = await one.accounts.updateProfile(profileDetails(aUser({ email })));
        expect(update._unsafeUnwrap()).toEqual({ unconfirmedEmail: email });
      }

      expect((await one.accounts.current())._unsafeUnwrap().user.email).toBe(one.credentials.email);
      expect((await other.accounts.current())._unsafeUnwrap().user.email).toBe(other.credentials.email);
    });

    it('ACC-08 registers a person as a dealer', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();

      (await accounts.registerDealer(aDealerRegistration({ companyName: 'Engines' })))._unsafeUnwrap();

      const { user } = (await world.visitor.accounts.logIn(credentials))._unsafeUnwrap();
      expect(user).toMatchObject({ kind: 'dealer', companyName: 'Engines', employeeCount: 0 });
    });

    it("ACC-09 lists only the person's own purchases", async () => {
      const world = await openWorld();
      const [buyer, other] = [await world.signUp(), await world.signUp()];
      await world.subscribe(buyer.credentials);

      const bought = (await buyer.accounts.totalOrders(1))._unsafeUnwrap();

      expect(bought).toMatchObject({
        total: 1,
        orders: [{ id: expect.stringMatching(/./), vin: null, plan: { kind: 'vhr', renewal: 'month' } }],
      });
      expect((await buyer.accounts.totalOrders(2))._unsafeUnwrap()).toEqual({ total: 1, orders: [] });
      expect((await other.accounts.totalOrders(1))._unsafeUnwrap()).toEqual({ total: 0, orders: [] });
    });

    it('ACC-10 cancels a subscription idempotently', async () => {
      const world = await openWorld();
      const { accounts, credentials } = await world.signUp();
      const subscription = await world.subscribe(credentials);

      for (const _time of [1, 2]) expect((await accounts.cancelSubscription(subscription)).isOk()).toBe(true);
    });

    it("ACC-10 does not cancel another person's subscription", async () => {
      const world = await openWorld();
      const [owner, other] = [await world.signUp(), await world.signUp()];
      const subscription = await world.subscribe(owner.credentials);

      expect((await other.accounts.cancelSubscription(subscription))._unsafeUnwrapErr().code).toBe('not-found');
    });

    it('ACC-11 accepts a deletion request from anyone', async () => {
      const { visitor } = await openWorld();

      const request = { email: 'nobody@people.example', message: 'Please delete everything.' };

      expect((await visitor.accounts.requestDeletion(request)).isOk()).toBe(true);
    });

    it.each<[string, (accounts: AccountGateway) => ReturnType<AccountGateway['changePassword' | 'totalOrders']>]>([
      ['confirmPassword', (accounts) => accounts.confirmPassword('x')],
      ['changePassword', (accounts) => accounts.changePassword('x')],
      ['updateProfile', (accounts) => accounts.updateProfile(profileDetails(aUser())).map(() => undefined)],
      ['registerDealer', (accounts) => accounts.registerDealer(aDealerRegistration())],
      ['totalOrders', (accounts) => accounts.totalOrders(1)],
      ['cancelSubscription', (accounts) => accounts.cancelSubscription({ gateway: 'sandbox', subscriptionId: 'x' })],
    ])('returns `signed-out` to a visitor: %s', async (_call, ask) => {
      const { visitor } = await openWorld();

      expect((await ask(visitor.accounts))._unsafeUnwrapErr()).toEqual({ code: 'signed-out' });
    });
  });
}
