import { logoPath } from '#core/vehicle/logo-path.ts';
import { expect, test } from './test.ts';

for (const vehicle of [
  { make: 'Land Rover', year: 2012, folder: '/logos/makes/' },
  { make: 'Citroën', year: 1968, folder: '/logos/classic-makes/' },
]) {
  test(`GAP-07 the logo path of ${vehicle.make} returns an image of 160 x 160`, async ({ page }) => {
    const path = logoPath(vehicle) ?? '';
    expect(path).toContain(vehicle.folder);
    await page.goto('/recall-check');
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, path);
    expect(size).toEqual([160, 160]);
  });
}

test('GAP-07 an invalid logo path is not found', async ({ request }) => {
  expect((await request.get('/logos/makes/%3Cscript%3E.svg')).status()).toBe(404);
  expect((await request.get('/logos/makes/honda.png')).status()).toBe(404);
});
