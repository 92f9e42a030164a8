import { newMember } from './new-member.ts';
import { cutIntoPages, overlappingTexts } from './overlapping-texts.ts';
import { expect, test } from './test.ts';

/** The width and height of the paper within margins of 0.4 inches, in CSS pixels. */
const PAPERS = {
  'Letter, portrait': { width: 739, height: 979 },
  'Letter, landscape': { width: 979, height: 739 },
  'A4, portrait': { width: 717, height: 1046 },
  'A4, landscape': { width: 1046, height: 717 },
} as const;

const DOCUMENTS = { sticker: '/sample-sticker', report: '/sample-report' } as const;

for (const [document, path] of Object.entries(DOCUMENTS)) {
  test(`RES-07 the web ${document} prints without overlapping or clipped text on Letter and A4`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    for (const [paper, viewport] of Object.entries(PAPERS)) {
      await page.setViewportSize(viewport);
      await cutIntoPages(page, viewport.height);

      expect(await overlappingTexts(page), paper).toEqual([]);
    }
  });
}

test('RES-07 the sticker of a member prints without overlapping or clipped text', async ({
  page,
  request,
  baseURL,
}) => {
  const member = await newMember(request);
  await member.enter(page, baseURL);
  await page.goto('/members/stickers/new/build?vin=1HGCM82633A004352', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPERS['Letter, portrait']);
  await cutIntoPages(page, PAPERS['Letter, portrait'].height);
  expect(await overlappingTexts(page)).toEqual([]);
});
