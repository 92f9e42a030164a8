import { expect, it } from 'vitest';
import { createContainer } from '#composition/create-container.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createLazyBrowserContainer } from './lazy-browser-container.ts';

function lazyContainerOf(failures = 0) {
  let loads = 0;
  const lazyContainer = createLazyBrowserContainer(async () => {
    loads += 1;
    if (loads <= failures) throw new Error('The network is down.');
    return createContainer(aWorld());
  });
  return { lazyContainer, loads: () => loads };
}

it('loads the container once, on first use', async () => {
  const { lazyContainer, loads } = lazyContainerOf();
  lazyContainer.handOver(siteSettings(), 0);
  expect(loads()).toBe(0);
  const [one, other] = await Promise.all([lazyContainer.open(), lazyContainer.open()]);
  expect(one).toBe(other);
  expect(loads()).toBe(1);
});

it("SITE-07 passes on the page's settings, before and after opening", async () => {
  const { lazyContainer } = lazyContainerOf();
  const settings = siteSettings();
  lazyContainer.handOver(settings, 0);
  const container = await lazyContainer.open();
  expect(container.get('siteSettings').get()).toEqual(settings);
  const newer = siteSettings({ fields: { site_name: 'Newer' } });
  lazyContainer.handOver(newer, 1);
  await lazyContainer.open();
  expect(container.get('siteSettings').get()).toEqual(newer);
});

it('retries after a network failure', async () => {
  const { lazyContainer, loads } = lazyContainerOf(1);
  await expect(lazyContainer.open()).rejects.toThrow('The network is down.');
  await lazyContainer.open();
  expect(loads()).toBe(2);
});

it('notifies listeners when the container opens, without opening it for them', async () => {
  const { lazyContainer, loads } = lazyContainerOf();
  const heard: string[] = [];
  lazyContainer.whenOpened(() => heard.push('before'));
  const stop = lazyContainer.whenOpened(() => heard.push('gone'));
  stop();
  await Promise.resolve();
  expect([loads(), heard]).toEqual([0, []]);
  await lazyContainer.open();
  lazyContainer.whenOpened(() => heard.push('after'));
  expect(heard).toEqual(['before', 'after']);
});
