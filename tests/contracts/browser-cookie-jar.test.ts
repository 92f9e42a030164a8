// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://test.vinport.example/"}
import { createBrowserCookieJar } from '#adapters/cookie/browser-cookie-jar.ts';
import { cookieJarContract } from './cookie-jar.contract.ts';

cookieJarContract('in a browser', () => {
  forgetAllCookies();
  return { jar: createBrowserCookieJar(document), nextPage: () => createBrowserCookieJar(document) };
});

function forgetAllCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests before this one have left cookies in the one document
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}
