import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall, canAptInstall } from './apt-install.ts';
import { findProgram } from './find-program.ts';
import { runTool } from './run-program.ts';

const MISSING = `Chromium was not found. Install it (on Debian: apt-get install chromium) or set its path: CHROMIUM_PATH=/path/to/chromium`;

/** Restricts the browser to connections with the product. A container provides no sandbox. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const findChromium = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  return (
    findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) ??
    (existsSync(own) ? own : undefined)
  );
};

export const requireChromium = (): string => {
  const found = findChromium();
  if (found === undefined) throw new Error(MISSING);
  return found;
};

/** Returns why Chromium is unavailable, or nothing if it is available now. */
export const ensureChromium = async (): Promise<string | undefined> => {
  if (findChromium()) return undefined;
  if (process.env.CHROMIUM_PATH) return `CHROMIUM_PATH is set to ${process.env.CHROMIUM_PATH}, which does not exist.`;
  const failures: string[] = [];
  if (canAptInstall()) {
    const failure = await aptInstall('chromium');
    if (failure) failures.push(failure);
  }
  if (!findChromium()) {
    process.stdout.write('Downloading Chromium (playwright install, about 170 MB) …\n');
    const download = await runTool('playwright/cli.js', ['install', 'chromium']);
    if (!download.ok) failures.push(errorLines(download.output));
  }
  return findChromium() ? undefined : [...failures, MISSING].join('\n');
};

/** Playwright retries several times and adds a stack trace to each error. */
const errorLines = (output: string): string => {
  const lines = new Set(output.split('\n').filter((line) => line.startsWith('Error:')));
  return lines.size > 0 ? [...lines].join('\n') : output.trim();
};
