import { afterEach, expect, it } from 'vitest';
import { openTestOrigin, type TestOrigin } from '#tests/setup/open-test-origin.ts';
import { siteAddress } from './site-address.ts';

let origin: TestOrigin;
afterEach(() => origin.close());

it('SEC-06 links to the domain of the site, and to the local machine only in a demonstration', async () => {
  origin = await openTestOrigin('sqlite');
  const addressAt = async (url: string, isDemonstration: boolean) =>
    (await siteAddress({ ...origin.ctx, isDemonstration }, { url, uri: undefined })).address;
  for (const url of [
    'http://localhost:3000/',
    'http://127.0.0.1:3000/',
    'http://x.localhost/',
    'https://evil.example/',
  ]) {
    expect(await addressAt(url, false)).toBe('https://test.vinport.example');
  }
  expect(await addressAt('http://localhost:3000/', true)).toBe('http://localhost:3000');
  expect(await addressAt('https://second.vinport.example:444/', false)).toBe('https://second.vinport.example');
});
