// Prints the demonstration data's sample report in each language, and saves its first page as the picture that the home
// page shows on wide screens. Usage: npm run gallery:samples
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { openGalleryOrigin } from './gallery/open-gallery-origin.ts';
import { settledPicture } from './gallery/settled-picture.ts';
import { chromiumArguments, requireChromium } from './quality/chromium.ts';
import { projectRoot } from './quality/project-root.ts';

const EMPTY_VIEWER_BYTES = 40_000;
const SPANISH_HOST = 'es.localhost';
const HOSTS = { en: 'localhost', es: SPANISH_HOST } as const;
/** In CSS pixels of the viewer's page: its upper part, with the verdict and the checks. */
const CLIP = { x: 6, y: 4, width: 688, height: 700 };
const WIDTH = 880;
const QUALITY = 0.8;

const origin = await openGalleryOrigin({
  languageHosts: { [SPANISH_HOST]: { language: 'es', gsp: true } },
  siteHosts: { [SPANISH_HOST]: 'es.vinport.example' },
});
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
try {
  for (const [language, host] of Object.entries(HOSTS)) {
    const answer = await origin.fetch(new Request(`http://${host}/api-cwa/sample-report-pdf`));
    const file = path.join(origin.folder, `${language}.pdf`);
    await writeFile(file, Buffer.from(await answer.arrayBuffer()));
    const picture = await packed(browser, await firstPage(browser, file));
    const target = `public/sample-report.${language}.webp`;
    await writeFile(path.join(projectRoot, target), picture);
    process.stdout.write(`${target}  ${Math.round(picture.length / 1000)} kB\n`);
  }
} finally {
  await browser.close();
  await origin.close();
}

async function firstPage(from: Browser, file: string): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: 700, height: 906 }, deviceScaleFactor: 2 });
  await page.goto(`${pathToFileURL(file)}#toolbar=0&navpanes=0&scrollbar=0&view=Fit`);
  return settledPicture(page, CLIP, EMPTY_VIEWER_BYTES);
}

/** Returns the picture as WebP, at its display size on a high-resolution screen. */
async function packed(from: Browser, png: Buffer): Promise<Buffer> {
  const page = await from.newPage();
  const [, base64 = ''] = (
    await page.evaluate(
      async ({ source, width, quality }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width,
          height: Math.round((width * image.height) / image.width),
        });
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', quality);
      },
      { source: `data:image/png;base64,${png.toString('base64')}`, width: WIDTH, quality: QUALITY },
    )
  ).split(',');
  return Buffer.from(base64, 'base64');
}
