import type { Browser, Page } from 'playwright';
import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';
import { openTab } from '../crashes/open-tab.ts';
import type { Figure } from './benchmark.ts';
import { notedInteractions, noteInteractions, SHORTEST_MS } from './interaction-times.ts';
import { OPTIONS, TRIMS, VIN } from './two-hundred-options.ts';

const TIMES_SLOWER = 4;
const SLOWEST_MS = 100;
const TICKS = 12;

/** Uses the build selector as on a slow phone, and measures the time from each interaction to the next paint. */
export async function benchmarkBuildSelector(browser: Browser, address: string): Promise<Figure[]> {
  const page = await openSelector(browser, address);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
  await noteInteractions(page);
  const [, otherTrim] = TRIMS;
  const boxes = page.locator('input[name="package"]');
  const press = (name: string) => page.getByRole('button', { name }).click();
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    'ticking options': async () => {
      for (let tick = 0; tick < TICKS; tick += 1) await boxes.nth((tick * OPTIONS) / TICKS).click();
    },
    'undo and redo': async () => {
      for (const name of ['Undo', 'Undo', 'Undo', 'Redo']) await press(name);
    },
    'another trim': () => page.getByRole('radio', { name: new RegExp(`^${otherTrim}`) }).click(),
    'typing into the filter': () => page.getByRole('searchbox').pressSequentially('heading 7', { delay: 50 }),
  };
  const slowest: Figure[] = [];
  for (const [name, go] of Object.entries(ways)) {
    await go();
    slowest.push(alone(`… ${name}, slowest`, Math.max(...(await notedInteractions(page)), SHORTEST_MS)));
  }
  await page.context().close();
  // With fewer than fifty interactions, Interaction to Next Paint (INP) uses the slowest one.
  const longest = Math.max(...slowest.map(({ ours }) => ours));
  return [
    {
      ...alone(`build selector with ${OPTIONS} options, interaction to next paint`, longest),
      target: { text: `≤ ${SLOWEST_MS} ms`, met: longest <= SLOWEST_MS },
    },
    ...slowest,
  ];
}

const alone = (name: string, ours: number): Figure => ({ name, unit: 'ms', ours, peer: null, better: 'lower' });

async function openSelector(browser: Browser, address: string): Promise<Page> {
  const [user] = demonstrationUsers;
  const tab = openTab({ addresses: [address], callsFrom: '10.5.0.1' }, 'client');
  const signedIn = await tab.get('logIn')({ email: user.email, password: user.password });
  if (signedIn.isErr()) throw new Error(`The demonstration's user cannot sign in: ${signedIn.error.code}.`);
  const cookies = ['token', 'id'].map((name) => ({
    name,
    value: tab.get('world').cookies.get(name) ?? '',
    url: address,
  }));
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  const query = new URLSearchParams({ vin: VIN, idempotencyKey: 'bench', trim: TRIMS[0] });
  await page.goto(`${address}/members/stickers/new/build?${query}`, { waitUntil: 'networkidle' });
  return page;
}
