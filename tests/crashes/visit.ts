import { type Credits, NO_CREDITS } from '#core/billing/credits.ts';
import type { Outcome } from './attempt.ts';
import { differences } from './audit-balances.ts';
import { buy } from './buy.ts';
import type { Crowd, Member } from './crowd.ts';
import { mailedToken } from './mailed-token.ts';
import { openTab } from './open-tab.ts';
import type { Problem } from './problem.ts';

const PASSWORD = 'correct Horse 7';

/** How the crowd accesses the product. */
export interface Entrance {
  readonly addresses: readonly string[];
  readonly onSent: () => void;
}

/** The responses to a crowd. */
export interface Visit {
  readonly outcomes: readonly Outcome[];
  readonly problems: readonly Problem[];
}

/** Runs all visitors of a crowd concurrently: shoppers make their purchases in sequence, members sign in and browse. */
export async function visit({ shoppers, members }: Crowd, { addresses, onSent }: Entrance): Promise<Visit> {
  // Half of them use the hosts in reverse order, so that every host has visitors.
  const routeOf = (index: number, callsFrom: string) => ({
    addresses: index % 2 === 0 ? addresses : addresses.toReversed(),
    callsFrom,
    onSent,
  });
  const shopping = shoppers.map(async ({ callsFrom, attempts }, index) => {
    const outcomes: Outcome[] = [];
    for (const attempt of attempts) outcomes.push(await buy(attempt, routeOf(index, callsFrom)));
    return outcomes;
  });
  const looking = members.map(({ email, callsFrom }, index) => lookAround(email, routeOf(index, callsFrom)));
  return { outcomes: (await Promise.all(shopping)).flat(), problems: (await Promise.all(looking)).flat() };
}

/** Registers the members' accounts. */
export async function registerMembers(members: readonly Member[], addresses: readonly string[]): Promise<void> {
  for (const { email, callsFrom } of members) {
    const tab = openTab({ addresses, callsFrom }, `register-${email}`);
    const registered = await tab.get('register')({ email, password: PASSWORD, first: 'Ada', last: 'Byron' });
    if (registered.isErr()) throw new Error(`${email} cannot register: ${registered.error.cause.code}`);
    const confirmed = await tab.get('accounts').confirmEmail(await mailedToken(addresses, email));
    if (confirmed.isErr()) throw new Error(`${email} cannot confirm the address: ${confirmed.error.code}`);
  }
}

/** Signs in each member and compares their credits with the expected ones. */
export async function auditSigningIn(
  members: readonly Member[],
  addresses: readonly string[],
  due: ReadonlyMap<string, Credits>,
): Promise<Problem[]> {
  const seen = members.map(async ({ email, callsFrom }): Promise<Problem[]> => {
    const tab = openTab({ addresses, callsFrom }, 'none');
    const signedIn = await tab.get('logIn')({ email, password: PASSWORD });
    if (signedIn.isErr()) return [{ kind: 'unanswered', what: `${email} cannot sign in: ${signedIn.error.code}` }];
    return differences(email, tab.get('account').get().credits, due.get(email) ?? NO_CREDITS);
  });
  return (await Promise.all(seen)).flat();
}

async function lookAround(email: string, route: Parameters<typeof openTab>[0]): Promise<Problem[]> {
  const tab = openTab(route, 'none');
  const failed: string[] = [];
  const signedIn = await tab.get('logIn')({ email, password: PASSWORD });
  if (signedIn.isErr()) failed.push(`sign in: ${signedIn.error.code}`);
  const orders = await tab.get('accounts').totalOrders(1);
  if (orders.isErr()) failed.push(`see the orders: ${orders.error.code}`);
  if ((await tab.get('loadVhrPlans')({ isDealer: false })) === null) failed.push('see the plans');
  const vehicle = await tab.get('vehicles').decode('1HGCM82693A000001');
  if (vehicle.isErr()) failed.push(`see a vehicle: ${vehicle.error.code}`);
  return failed.map((what) => ({ kind: 'unanswered', what: `${email} could not ${what}` }));
}
