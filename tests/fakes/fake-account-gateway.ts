import { err, ok, type Result } from 'neverthrow';
import { bareProfile } from '../../src/core/account/user-profile.ts';
import { NO_SUBSCRIPTIONS } from '../../src/core/billing/subscriptions.ts';
import type { AccountGateway } from '../../src/ports/account-gateway.ts';
import type { GatewayError } from '../../src/ports/gateway-error.ts';
import { fakeCall } from './fake-call.ts';
import type { FakeOrigin } from './fake-origin.ts';

/** Makes the account gateway of a fake origin; it speaks for whose token it is given. */
export function createFakeAccountGateway(
  { people, shop, deletions }: FakeOrigin,
  token: () => string | null = () => null,
): AccountGateway {
  const caller = () => people.byToken(token());
  const logIn: AccountGateway['logIn'] = ({ email, password }, options) =>
    fakeCall(options, () => people.logIn(email, password));

  return {
    logIn,
    logInSecurely: logIn,
    current: (options) =>
      fakeCall(options, () =>
        caller().map((person) => ({
          token: token() ?? '',
          user: person.user,
          credits: person.credits(),
          subscriptions: NO_SUBSCRIPTIONS,
        })),
      ),
    logOut: (options) => fakeCall(options, () => caller().map(() => people.revoke(token()))),
    register: ({ email, password, phone, first, last }, options) =>
      fakeCall(options, () => {
        const address = email.trim().toLowerCase();
        if (people.byEmail(address) !== null) {
          return err({ code: 'conflict', message: 'This address has an account already.' });
        }
        const bare = bareProfile({ id: `registered ${address}`, email: address, first, last, kind: 'user' });
        people.signUp({ ...bare, phone }, password);
        return people.logIn(address, password);
      }),
    resetPassword: (_email, options) => fakeCall(options, () => ok(undefined)),
    changePassword: (newPassword, options) =>
      fakeCall(options, () => caller().map((person) => people.changePassword(person, newPassword))),
    updateProfile: (details, options) =>
      fakeCall(options, () =>
        caller().andThen((person): Result<void, GatewayError> => {
          const holder = people.byEmail(details.email);
          if (holder !== null && holder !== person) {
            return err({ code: 'conflict', message: 'This address has an account already.' });
          }
          return ok(person.changeTo({ ...details, email: details.email.trim().toLowerCase() }));
        }),
      ),
    registerDealer: (registration, options) =>
      fakeCall(options, () =>
        caller().map((person) => person.changeTo({ ...registration, email: person.user.email, kind: 'dealer' })),
      ),
    totalOrders: (options) =>
      fakeCall(options, () =>
        caller().map((person) => {
          const orders = shop.ordersOf(person);
          return { total: orders.length, orders };
        }),
      ),
    cancelSubscription: (subscription, options) =>
      fakeCall(options, () => caller().andThen((person) => shop.cancel(person, subscription))),
    requestDeletion: (request, options) =>
      fakeCall(options, () => {
        deletions.push(request);
        return ok(undefined);
      }),
  };
}
