// Creates the report and the sticker of each demonstration vehicle on a separate embedded origin, as a person would,
// and saves their pages as pictures to docs/gallery. Usage: npm run gallery:documents
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { demonstrationUsers } from '#origin/demonstration/demonstration-users.ts';
import { type GalleryOrigin, openGalleryOrigin } from './gallery/open-gallery-origin.ts';
import { settledPicture } from './gallery/settled-picture.ts';
import { chromiumArguments, requireChromium } from './quality/chromium.ts';
import { projectRoot } from './quality/project-root.ts';

const VEHICLES = [
  ['honda-accord-2003', '1HGCM82693A000001'],
  ['ford-f150-2013', '1FTFW1ET5DFA00001'],
  ['tesla-model-3-2019', '5YJ3E1EA8KF000001'],
  ['bmw-328i-2012', 'WBA3A5C54CF000001'],
  ['chevrolet-corvette-2006', '1G1YY22G365000001'],
] as const;
const FOLDER = path.join(projectRoot, 'docs/gallery');
const MAX_BYTES = 200_000;
const EMPTY_VIEWER_BYTES = 20_000;
/** The viewer's page, without its dark surroundings. */
const VIEWS = {
  report: { viewport: { width: 700, height: 906 }, clip: { x: 6, y: 4, width: 688, height: 898 } },
  sticker: { viewport: { width: 850, height: 658 }, clip: { x: 6, y: 4, width: 838, height: 650 } },
} as const;

type Call = (call: string, fields?: Record<string, string>) => Promise<Response>;

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function signIn({ fetch }: GalleryOrigin): Promise<Call> {
  const [{ email, password }] = demonstrationUsers;
  const send = async (call: string, fields: Record<string, string> | undefined, headers: Record<string, string>) =>
    fetch(
      new Request(`http://localhost${call}`, {
        headers,
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      }),
    );
  const answer: { data: { token: string } } = await (
    await send('/api-cwa/login', { email, pass: password }, {})
  ).json();
  return (call, fields) => send(call, fields, { authorization: `Bearer ${answer.data.token}` });
}

/** Returns the ID of the document that a call created. A failed call stops the gallery. */
async function made(response: Response): Promise<string> {
  const answer: { status: string; message?: string; data: { id: string } } = await response.json();
  if (answer.status !== 'success') throw new Error(answer.message ?? answer.status);
  return answer.data.id;
}

/** Generates the sticker of the catalog's first build, with all factory equipment. */
async function makeSticker(call: Call, vin: string): Promise<string> {
  type Item = { code: string; name: string; preselected: boolean };
  type Build = { trim: string; style: string | null; packages: { name: string; data: Item[] }[] };
  const answer: { data: { vehicle: { year: number; make: string; model: string }; builds: Build[] } } = await (
    await call('/api-cwa/generate-sticker', { vin })
  ).json();
  const { vehicle, builds } = answer.data;
  const [build] = builds;
  const packages = (build?.packages ?? []).map(({ name, data }) => ({
    section_name: name,
    data: data.filter((item) => item.preselected).map(({ code, name: item }) => ({ code, name: item })),
  }));
  return made(
    await call('/api-cwa/confirm-sticker', {
      vin,
      year: String(vehicle.year),
      make: vehicle.make.toUpperCase(),
      model: vehicle.model.toUpperCase(),
      style: encodeURIComponent(build?.style ?? ''),
      trim: build?.trim ?? '',
      colors: ' ',
      packages: base64(packages.filter(({ data }) => data.length > 0)),
      regenerate: '1',
      buildsheet_color: 'no',
    }),
  );
}

async function main(): Promise<void> {
  const origin = await openGalleryOrigin();
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  try {
    await mkdir(FOLDER, { recursive: true });
    const old = (await readdir(FOLDER)).filter((file) => /-(report|sticker)-\d+\.png$/.test(file));
    await Promise.all(old.map((file) => rm(path.join(FOLDER, file))));
    const call = await signIn(origin);
    for (const [name, vin] of VEHICLES) {
      const documents = [
        ['report', await made(await call('/api-cwa/generate-report', { vin }))],
        ['sticker', await makeSticker(call, vin)],
      ] as const;
      for (const [kind, id] of documents) {
        const pdf = Buffer.from(await (await call(`/api-cwa/view_pdf?id=${id}`)).arrayBuffer());
        const file = path.join(origin.folder, `${name}-${kind}.pdf`);
        await writeFile(file, pdf);
        const pages = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
        for (let number = 1; number <= pages; number += 1) {
          const page = await browser.newPage({ viewport: VIEWS[kind].viewport });
          await page.goto(`${pathToFileURL(file)}#toolbar=0&navpanes=0&scrollbar=0&view=Fit&page=${number}`);
          const picture = await settledPicture(page, VIEWS[kind].clip, EMPTY_VIEWER_BYTES);
          await page.close();
          const target = `${name}-${kind}-${number}.png`;
          if (picture.length > MAX_BYTES)
            throw new Error(`${target} is ${picture.length} bytes, which exceeds the limit.`);
          await writeFile(path.join(FOLDER, target), picture);
          process.stdout.write(`${target}  ${Math.round(picture.length / 1000)} kB\n`);
        }
      }
    }
  } finally {
    await browser.close();
    await origin.close();
  }
}

await main();
