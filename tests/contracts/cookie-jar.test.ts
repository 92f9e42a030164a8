import { createRequestCookieJar, type RequestCookieJar } from '#adapters/cookie/request-cookie-jar.ts';
import { createFakeCookieJar } from '../fakes/fake-cookie-jar.ts';
import { type CookieWorld, cookieJarContract } from './cookie-jar.contract.ts';

cookieJarContract('the fake', () => {
  const cookies = new Map<string, string>();
  return { jar: createFakeCookieJar(cookies), nextPage: () => createFakeCookieJar(cookies) };
});

cookieJarContract('in a request', (): CookieWorld => {
  const jar = createRequestCookieJar(new Request('https://test.vinport.example/'));
  return { jar, nextPage: () => createRequestCookieJar(nextRequest(jar)) };
});

/** Returns the next request of a browser without other cookies, after it receives the response's headers. */
function nextRequest(answered: RequestCookieJar): Request {
  const pairs = answered
    .setCookieHeaders()
    .map((header) => header.split('; '))
    .filter((parts) => !parts.includes('Max-Age=0'))
    .map(([pair = '']) => pair);
  return new Request('https://test.vinport.example/', { headers: { cookie: pairs.join('; ') } });
}
