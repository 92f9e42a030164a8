import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createContainer, type VinportContainer } from '#composition/create-container.ts';
import { openOrigin } from '#origin/open-origin.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { fieldsOfChoices } from '#ui/features/sticker/choices-from-form.ts';
import { confirmBuild } from '#ui/features/sticker/confirm-build.ts';
import { loadBuild } from '#ui/features/sticker/load-build.ts';
import { startBuild } from '#ui/features/sticker/start-build.ts';

const ORIGIN = 'http://localhost';
const SITE = 'test.vinport.example';

/** Creates a sticker of a VIN as the screens do, from the submitted form to the PDF, and returns the file. */
export async function walkSticker(vin: string, watch: (value: string | null) => void): Promise<Uint8Array> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vinport-path-'));
  const opened = await openOrigin({
    database: { engine: 'sqlite', path: path.join(dataDir, 'vinport.sqlite') },
    dataDir,
    demonstration: { siteDomain: SITE },
    siteDomain: SITE,
    languageHosts: {},
    siteHosts: {},
    livechatLicense: null,
    plateProviderUrl: null,
    smtpUrl: null,
    payments: [],
    logger: pino({ level: 'silent' }),
  });
  if (opened.isErr()) throw new Error(opened.error.message);
  const origin = opened.value;
  const fetch = async (input: string | URL | Request, init?: RequestInit) => origin.fetch(new Request(input, init));
  const container = createContainer(aWorld({ origin: ORIGIN, siteDomain: SITE, fetch }));
  await container.get('logIn')({ email: 'user@demo.vinport.example', password: 'demo-password-1' });
  try {
    watch(vin);
    return await pdfOf(vin, container);
  } finally {
    watch(null);
    await origin.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function pdfOf(vin: string, container: VinportContainer): Promise<Uint8Array> {
  const form = (path: string, fields: readonly (readonly [string, string])[]) =>
    new Request(new URL(path, ORIGIN), {
      method: 'POST',
      body: new URLSearchParams(fields.map((field) => [...field])),
    });
  const builder = await redirectOf(
    startBuild(
      form('/members/stickers/new', [
        ['vin', vin],
        ['intent', 'regenerate'],
      ]),
      container,
    ),
  );
  const loaded = await loadBuild({ request: new Request(builder), url: builder }, container);
  if (loaded.kind !== 'draft') throw new Error('There is no draft.');
  const chosen = fieldsOfChoices(loaded.choices);
  const key = ['idempotencyKey', loaded.idempotencyKey] as const;
  const sticker = await redirectOf(confirmBuild(form(builder.pathname, [['vin', vin], key, ...chosen]), container));
  const pdf = await container.get('stickers').readPdf(sticker.pathname.split('/').at(-1) ?? '');
  if (pdf.isErr()) throw new Error(pdf.error.code);
  return pdf.value;
}

/** Returns the target of the redirect with which an action ends. */
async function redirectOf(action: Promise<unknown>): Promise<URL> {
  const answer = await action.catch((thrown: unknown) => thrown);
  const location = answer instanceof Response ? answer.headers.get('location') : null;
  if (location === null) throw new Error(`There is no redirect: ${JSON.stringify(answer)}`);
  return new URL(location, ORIGIN);
}
