import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createFakeLogger } from '#tests/fakes/fake-logger.ts';
import { createRequestContainer, type RequestContainer } from './create-request-container.ts';

const open = () =>
  createRequestContainer({
    request: new Request('https://vinport.example/'),
    siteDomain: 'vinport.example',
    gsp: false,
    fetch: async () => Response.json({ status: 'success', data: { token: 't', id: 'u', email: 'a@b.example' } }),
    logger: createFakeLogger(),
  });

/** Uses a container as a page does, without closing it, because a streamed page has no point at which to close it. */
async function used(): Promise<WeakRef<RequestContainer>> {
  const container = open();
  await container.get('logIn')({ email: 'a@b.example', password: 'x' });
  await container.get('querySite')('vinport.example');
  container.get('sessionFlags');
  return new WeakRef(container);
}

it('releases the container of a finished request', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  const containers = await Promise.all(Array.from({ length: 50 }, used));
  // A dereferenced WeakRef target stays alive until the current job ends.
  await new Promise((resolve) => setImmediate(resolve));
  if (typeof collectGarbage === 'function') collectGarbage();
  expect(containers.filter((container) => container.deref() !== undefined)).toEqual([]);
});
