import type { Browser, BrowserContext, Page } from 'playwright';
import type { Figure } from './benchmark.ts';
import { percentile } from './percentile.ts';

/** A slow mobile network, as defined by Lighthouse. */
const LINE = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8, offline: false };
const ROUNDS = 3;
const MAX_SCRIPT_KB = 115;

interface Visit {
  readonly scriptKb: number;
  readonly paintedMs: number;
  readonly interactiveMs: number;
}

/** Measures the script size of a page and when it is visible and interactive, on the first and on later visits. */
export async function benchmarkVisits(browser: Browser, address: string, path: string): Promise<Figure[]> {
  const firsts: Visit[] = [];
  const seconds: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext();
    firsts.push(await visit(context, address + path));
    seconds.push(await visit(context, address + path));
    await context.close();
  }
  const of = (visits: readonly Visit[], name: keyof Visit) =>
    percentile(
      visits.map((each) => each[name]),
      0.5,
    );
  const scripts = of(firsts, 'scriptKb');
  return [
    {
      ...alone(`${path} scripts`, 'kB', scripts),
      target: { text: `≤ ${MAX_SCRIPT_KB} kB`, met: scripts <= MAX_SCRIPT_KB },
    },
    alone(`${path} first visit, painted`, 'ms', of(firsts, 'paintedMs')),
    alone(`${path} first visit, interactive`, 'ms', of(firsts, 'interactiveMs')),
    alone(`${path} second visit, painted`, 'ms', of(seconds, 'paintedMs')),
    alone(`${path} second visit, interactive`, 'ms', of(seconds, 'interactiveMs')),
    alone(`${path} second visit, scripts`, 'kB', of(seconds, 'scriptKb')),
  ];
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.goto(address, { waitUntil: 'commit' });
  const interactiveMs = await interactive(page);
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => ({
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    // Responses from the browser's cache aren't transferred.
    scriptBytes: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }));
  await page.close();
  return { scriptKb: measured.scriptBytes / 1_000, paintedMs: measured.paintedMs, interactiveMs };
}

/** Waits for hydration: React attaches its data to each element. */
async function interactive(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const link = document.querySelector('main a, main button, main input');
    const isTied = link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
    return isTied ? performance.now() : null;
  });
  return (await handle.jsonValue()) ?? Number.NaN;
}

const alone = (name: string, unit: string, ours: number): Figure => ({ name, unit, ours, peer: null, better: 'lower' });
