import { createMemoryStorage } from '#adapters/storage/memory-storage.ts';
import { createFakeBrowserStorage } from '../fakes/fake-browser-storage.ts';
import { deniedStorageContract, keyValueStorageContract, sharedStorageContract } from './key-value-storage.contract.ts';

keyValueStorageContract('in memory', createMemoryStorage);
keyValueStorageContract('the fake', () => createFakeBrowserStorage().openTab());

sharedStorageContract('the fake', () => {
  const browser = createFakeBrowserStorage();
  return { tab: browser.openTab(), otherTab: browser.openTab() };
});

deniedStorageContract('the fake', () => {
  const browser = createFakeBrowserStorage();
  browser.deny();
  return { visit: browser.openTab(), nextVisit: browser.openTab() };
});
