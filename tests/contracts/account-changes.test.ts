import { aPurchase } from '../builders/a-purchase.ts';
import { aUser } from '../builders/an-account.ts';
import { usd } from '../builders/usd.ts';
import { createFakeAccountGateway } from '../fakes/fake-account-gateway.ts';
import { createFakeOrigin } from '../fakes/fake-origin.ts';
import { createFakePurchaseGateway } from '../fakes/fake-purchase-gateway.ts';
import { type AccountChangesWorld, accountChangesContract } from './account-changes.contract.ts';
import { PEOPLES_PASSWORD, type SignInWords } from './gateway-world.ts';

accountChangesContract('the fake', async (): Promise<AccountChangesWorld> => {
  const origin = createFakeOrigin();
  const purchases = createFakePurchaseGateway(origin);
  let people = 0;
  const accountsOf = ({ email, password }: SignInWords) => {
    const { token } = origin.people.logIn(email, password)._unsafeUnwrap();
    return { accounts: createFakeAccountGateway(origin, () => token) };
  };
  return {
    visitor: { accounts: createFakeAccountGateway(origin) },
    signUp: async () => {
      people += 1;
      const credentials = { email: `person-${people}@people.example`, password: PEOPLES_PASSWORD };
      origin.people.signUp(aUser({ id: `person-${people}`, email: credentials.email }), credentials.password);
      return { ...accountsOf(credentials), credentials };
    },
    signIn: async (credentials) => accountsOf(credentials),
    subscribe: async ({ email }) => {
      const monthly = { email, planCode: 'vhr-month', price: usd(49), subject: { kind: 'credits' } } as const;
      const { subscription_id: id } = (await purchases.buy(aPurchase(monthly)))._unsafeUnwrap();
      return { gateway: 'sandbox', subscriptionId: String(id) };
    },
  };
});
