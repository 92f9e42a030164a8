// Opens every screen of the built product in a browser and saves its picture to reports/gallery: on phone and desktop,
// in light and dark mode. The light desktop picture is also saved to docs/gallery. Usage: npm run gallery [-- NAME …]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';
import { findHostPort } from '#tests/crashes/host-port.ts';
import { createHostProcess } from '#tests/crashes/host-process.ts';
import { SCREENS, type Screen } from './gallery/screens.ts';
import { chromiumArguments, requireChromium } from './quality/chromium.ts';
import { projectRoot } from './quality/project-root.ts';

const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const HEIGHT = 900;
const SHOWN = path.join(projectRoot, 'docs/gallery/screens');
const ALL = path.join(projectRoot, 'reports/gallery');

const [user, dealer] = demonstrationUsers;
const PEOPLE = { user, dealer };

const asked = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)));
const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-gallery-'));
const host = createHostProcess({ port: await findHostPort(), dataDir });
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
try {
  for (const folder of [SHOWN, ALL]) mkdirSync(folder, { recursive: true });
  await host.start();
  const address = host.address.replace('127.0.0.1', 'localhost');
  for (const by of ['visitor', 'user', 'dealer'] as const) {
    const theirs = screens.filter(({ seenBy }) => seenBy === by);
    if (theirs.length > 0) await photographAll(browser, address, by, theirs);
  }
} finally {
  await browser.close();
  await host.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function photographAll(
  from: Browser,
  address: string,
  by: Screen['seenBy'],
  theirs: readonly Screen[],
): Promise<void> {
  const context = await from.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  if (by !== 'visitor') await signIn(context, PEOPLE[by]);
  const page = await context.newPage();
  // The typeface is available from the second page on.
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const screen of theirs) {
    await page.setViewportSize({ width: WIDTHS[1], height: HEIGHT });
    await page.goto(screen.path, { waitUntil: 'networkidle' });
    await screen.prepare?.(page);
    for (const width of WIDTHS) for (const scheme of SCHEMES) await photograph(page, screen.name, width, scheme);
    process.stdout.write(`${screen.name}\n`);
  }
  await context.close();
}

async function photograph(page: Page, name: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  writeFileSync(path.join(ALL, `${name}.${width}.${colorScheme}.png`), picture);
  if (width === WIDTHS[1] && colorScheme === 'light') {
    // The saved picture shows the first viewport.
    writeFileSync(path.join(SHOWN, `${name}.png`), await page.screenshot({ animations: 'disabled' }));
  }
}

async function signIn(
  context: BrowserContext,
  { email, password }: (typeof demonstrationUsers)[number],
): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('**/members/**');
  await page.close();
}
