import { ContainerModule } from 'inversify';
import { createHttpAccountGateway } from '../adapters/http/account-gateway.ts';
import { parseAccountState } from '../adapters/storage/account-state-schema.ts';
import { AccountStore } from '../core/account/account-store.ts';
import { createLogIn } from '../core/account/log-in.ts';
import { createLogOut } from '../core/account/log-out.ts';
import { persisted } from '../core/state/persisted.ts';
import { service } from './service.ts';
import type { World } from './world.ts';

/** Binds people: who is signed in, and how they sign in and out. */
export const accountModule = new ContainerModule(({ bind, onDeactivation }) => {
  const account = service('account');
  const accounts = service('accounts');
  const world = service('world');
  bind(accounts).toResolvedValue(createHttpAccountGateway, [service('http')]);
  bind(account).toResolvedValue(keptAccountStore, [world]);
  bind(service('logIn')).toResolvedValue(
    (gateway, { cookies }, store) => createLogIn({ accounts: gateway, cookies, account: store }),
    [accounts, world, account],
  );
  bind(service('logOut')).toResolvedValue(
    ({ cookies }, store) => createLogOut({ cookies, account: store }),
    [world, account],
  );
  onDeactivation(account, (store) => subscriptions.get(store)?.unsubscribe());
});

const subscriptions = new WeakMap<AccountStore, { unsubscribe(): void }>();

function keptAccountStore({ cookies, storage, logger }: World): AccountStore {
  const store = new AccountStore();
  const persistence = { key: 'account', version: 1, parse: parseAccountState, storage, logger };
  subscriptions.set(store, persisted(store, persistence));
  // The cookie can end before the storage does: nobody is signed in then.
  if (cookies.get('token') === null && store.get().user !== null) store.loggedOut();
  return store;
}
