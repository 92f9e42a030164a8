import { describe, onTestFinished } from 'vitest';
import { createHttpContentGateway } from '#adapters/http/content-gateway.ts';
import type { Fetch } from '#adapters/http/retrying-fetch.ts';
import { pageEntries, siteEntries } from '#origin/data-import/content-entries.ts';
import { importEntries } from '#origin/data-import/import-entries.ts';
import { fakeCmsHandlers } from '../fakes/fake-cms-handlers.ts';
import { createFakeCms, createFakeContentGateway } from '../fakes/fake-content-gateway.ts';
import { openTestOrigin } from '../setup/open-test-origin.ts';
import { contentGatewayContract } from './content-gateway.contract.ts';
import { ORIGIN_ADDRESS } from './open-http-world.ts';
import { wireClient, wireOfTheFake } from './wire-of-the-fake.ts';

contentGatewayContract('the fake', async (stock) => {
  const cms = createFakeCms(stock);
  return {
    contents: createFakeContentGateway(cms),
    breakDown: (statusText) => cms.fail({ code: 'not-ok', statusText }),
    unplug: () => cms.fail({ code: 'failed', reason: 'fetch failed' }),
  };
});

const wire = wireOfTheFake();
contentGatewayContract('HTTP, over the fake CMS', async (stock) => {
  const cms = createFakeCms(stock);
  wire.leadTo(fakeCmsHandlers(cms, ORIGIN_ADDRESS));
  return {
    contents: createHttpContentGateway(wireClient()),
    breakDown: (statusText) => cms.fail({ code: 'not-ok', statusText }),
    unplug: () => cms.fail({ code: 'failed', reason: 'fetch failed' }),
  };
});

const numbered = (values: readonly unknown[] = []) => values.map((value, index) => ({ line: index + 1, value }));

describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => {
  contentGatewayContract(`HTTP, over the embedded origin on ${engine}`, async ({ sites, pages }) => {
    const { ctx, origin, close } = await openTestOrigin(engine, { demonstration: false });
    onTestFinished(close);
    await importEntries(ctx, siteEntries, numbered(sites));
    await importEntries(ctx, pageEntries, numbered(pages));
    let answer: Fetch = async (url, init) => origin.fetch(new Request(url, init));
    return {
      contents: createHttpContentGateway(wireClient({ fetch: (url, init) => answer(url, init) })),
      breakDown: (statusText) => {
        answer = async () => new Response(null, { status: 502, statusText, headers: { 'retry-after': '0' } });
      },
      unplug: () => {
        answer = () => Promise.reject(new TypeError('fetch failed'));
      },
    };
  });
});
