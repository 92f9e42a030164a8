import { expect, it } from 'vitest';
import { createContainer } from '#composition/create-container.ts';
import { siteSettings } from '#tests/builders/site-settings.ts';
import { aWorld } from '#tests/setup/a-world.ts';
import { createBrowserContainerDoor } from './browser-container-door.ts';

function doorOf(failures = 0) {
  let loads = 0;
  const door = createBrowserContainerDoor(async () => {
    loads += 1;
    if (loads <= failures) throw new Error('The network is down.');
    return createContainer(aWorld());
  });
  return { door, loads: () => loads };
}

it('loads nothing before it is needed, and then once', async () => {
  const { door, loads } = doorOf();
  door.handOver(siteSettings(), 0);
  expect(loads()).toBe(0);
  const [one, other] = await Promise.all([door.open(), door.open()]);
  expect(one).toBe(other);
  expect(loads()).toBe(1);
});

it('SITE-07 hands the settings of the page over, before and after it was opened', async () => {
  const { door } = doorOf();
  const settings = siteSettings();
  door.handOver(settings, 0);
  const container = await door.open();
  expect(container.get('siteSettings').get()).toEqual(settings);
  const newer = siteSettings({ fields: { site_name: 'Newer' } });
  door.handOver(newer, 1);
  await door.open();
  expect(container.get('siteSettings').get()).toEqual(newer);
});

it('tries again after the network was down', async () => {
  const { door, loads } = doorOf(1);
  await expect(door.open()).rejects.toThrow('The network is down.');
  await door.open();
  expect(loads()).toBe(2);
});

it('tells who listens that it is open, and opens nothing for them', async () => {
  const { door, loads } = doorOf();
  const heard: string[] = [];
  door.whenOpened(() => heard.push('before'));
  const stop = door.whenOpened(() => heard.push('gone'));
  stop();
  await Promise.resolve();
  expect([loads(), heard]).toEqual([0, []]);
  await door.open();
  door.whenOpened(() => heard.push('after'));
  expect(heard).toEqual(['before', 'after']);
});
