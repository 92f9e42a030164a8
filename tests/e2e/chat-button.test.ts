import { newMember } from './new-member.ts';
import { expect, test } from './test.ts';

for (const width of [320, 390, 1280]) {
  test(`the chat button covers nothing at the end of a page, at ${width} px`, async ({ page, request, baseURL }) => {
    await (await newMember(request)).enter(page, baseURL);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/members/orders');
    const chat = page.locator('[data-chat-button]');
    await expect(chat).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const button = await chat.boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(button && footer && footer.y + footer.height).toBeLessThanOrEqual(button?.y ?? 0);
    await expect(chat).toHaveAccessibleName('Open the chat');
  });
}
