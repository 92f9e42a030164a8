import type { Page } from '@playwright/test';
import { runProgram, runTool } from '#scripts/quality/run-program.ts';
import { type ScratchCopy, scratchCopy } from '../docs/scratch-copy.ts';
import type { Said } from '../languages/print-documents.ts';
import { addPseudoLanguage, foreignWords, PSEUDO_LANGUAGE, stringsIn } from '../languages/pseudo-language.ts';
import { onHost } from './on-host.ts';
import { signInByCall } from './sign-in-by-call.ts';
import { type Product, startProduct } from './start-product.ts';
import { expect, test } from './test.ts';

const HOST = 'pseudo.localhost';
const VIN = '1HGCM82693A000001';
const PUBLIC = [
  '/',
  `/vehicle-checks/${VIN}`,
  '/vehicle-checks/1HGCM82693A00000',
  '/recall-check',
  `/recall-check?vin=${VIN}`,
  '/license-plate',
  '/classic',
  '/vehicle',
  '/sample-report',
  '/sample-sticker',
  '/plans',
  `/checkout?plan=vhr-1&vin=${VIN}`,
  '/checkout',
  '/checkout/done',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password/unknown',
  '/confirm-email/unknown',
  '/dealers/signup',
  '/delete-account',
  '/delete-account/confirm/unknown',
  '/delete-account/cancel/unknown',
  '/contact',
  '/withdrawal',
  '/documents/unknown',
  '/shared/unknown',
  '/verify',
  '/verify/unknown',
  '/no-such-page',
];
const MEMBERS = [
  '/members/dashboard',
  '/members/orders',
  '/members/subscription',
  '/members/reports',
  '/members/reports/new',
  '/members/reports/compare',
  '/members/profile',
  '/members/privacy',
  '/members/privacy/data',
  '/members/dealer',
  '/members/dealer/bulk-check',
  '/members/stickers',
  '/members/stickers/new',
];

let copy: ScratchCopy;
let product: Product;

test.describe.configure({ mode: 'serial' });

test.describe('SITE-11 a language that is added as a folder of texts', () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = scratchCopy();
    addPseudoLanguage(copy.root);
    const env = { ...process.env, NODE_ENV: 'production' };
    const { ok, output } = await runTool('@react-router/dev/bin.cjs', ['build'], { cwd: copy.root, env });
    expect(ok, output).toBe(true);
    product = await startProduct({
      root: copy.root,
      env: { LANGUAGE_HOSTS: `${HOST}=${PSEUDO_LANGUAGE}`, SITE_HOSTS: `${HOST}=test.vinport.example` },
    });
  });
  test.afterAll(async () => {
    await product.stop();
    copy.remove();
  });

  test('covers all text in PDFs and emails', async () => {
    const program = ['tests/languages/print-documents.ts', PSEUDO_LANGUAGE];
    const { ok, output } = await runProgram(process.execPath, program, { cwd: copy.root });
    expect(ok, output).toBe(true);
    const said: readonly Said[] = JSON.parse(output);
    expect(said.length).toBeGreaterThan(25);
    const found = said.map(({ name, text, data }) => ({ name, words: foreignWords(text, data) }));
    expect(found.filter(({ words }) => words.length > 0)).toEqual([]);
  });

  test('covers all text on public pages', async ({ page }) => {
    test.setTimeout(180_000);
    expect(await foreignTextsOn(page, PUBLIC)).toEqual([]);
  });

  test('covers all text on members pages', async ({ page, playwright }) => {
    test.setTimeout(180_000);
    const request = await playwright.request.newContext({ baseURL: product.url });
    const dealer = await signInByCall(request, 'dealer@demo.vinport.example');
    const report = await dealer.makeReport(VIN);
    await dealer.enter(page, onHost(HOST, product.url));
    const reports = [`/members/reports/${report}`, `/members/reports/${report}/checklist`];
    expect(await foreignTextsOn(page, [...MEMBERS, ...reports])).toEqual([]);
    await request.dispose();
  });
});

/** Returns the text that pages show or read aloud and that is neither in the pseudo-language nor part of their data. */
async function foreignTextsOn(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const response = await page.goto(onHost(HOST, product.url, path));
    const html = (await response?.text()) ?? '';
    expect(html, path).toContain(`<html lang="${PSEUDO_LANGUAGE}"`);
    const data = [...html.matchAll(/enqueue\(("(?:[^"\\]|\\.)*")\)/g)].flatMap(([, sent = '""']) =>
      JSON.parse(sent)
        .split('\n')
        .flatMap((line: string) => (line.startsWith('[') ? stringsIn(JSON.parse(line)) : [])),
    );
    const texts = await page.evaluate(textsInDocument);
    expect(texts.join(' '), path).toMatch(/[ĝğħįķłńřšťůŵž]/);
    for (const text of texts) {
      // A stored record on the personal data page.
      if (text.startsWith('{')) continue;
      const words = foreignWords(text, data);
      if (words.length > 0) found.push(`${path}: ${words.join(' ')} (${text})`);
    }
  }
  return found;
}

function textsInDocument(): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, template, noscript, pre, code') === null)
      texts.push(node.textContent ?? '');
  }
  for (const name of ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  }
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  return description === null || description === undefined ? texts : [...texts, description];
}
