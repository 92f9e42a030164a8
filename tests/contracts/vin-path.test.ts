import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createContainer } from '#composition/create-container.ts';
import { preselectedChoices } from '#core/sticker/sticker-choices.ts';
import { readVin } from '#core/vehicle/vin.ts';
import { createOrigin } from '#origin/create-origin.ts';
import { rememberDecoded } from '#origin/vehicle-data/remember-decoded.ts';
import { aWorld } from '../setup/a-world.ts';
import { openTestOrigin, type TestOrigin } from '../setup/open-test-origin.ts';

vi.mock(import('#core/vehicle/vin.ts'), { spy: true });

const VIN = '1HGCM82633A004352';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await openTestOrigin('sqlite');
});
afterAll(() => origin.close());

it('STK-05 from the VIN field to the PDF, a VIN is parsed once per process and request, decoded once, and its draft is generated once', async () => {
  let decodings = 0;
  const decoder = rememberDecoded({
    decode: (...input) => {
      decodings += 1;
      return origin.ctx.decoder.decode(...input);
    },
  });
  const app = createOrigin({ ...origin.ctx, decoder });
  const calls: string[] = [];
  const container = createContainer(
    aWorld({
      origin: 'http://origin.test',
      siteDomain: 'test.vinport.example',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        calls.push(`${request.method} ${new URL(request.url).pathname}`);
        return app.fetch(request);
      },
    }),
  );
  await container.get('logIn')({ email: 'user@demo.vinport.example', password: 'demo-password-1' });
  calls.length = 0;
  vi.mocked(readVin).mockClear();

  const drafts = container.get('stickerDrafts');
  const typed = { way: 'vin', vin: ` ${VIN.toLowerCase()} ` } as const;
  (await drafts.start(typed, { regenerate: true }))._unsafeUnwrap();
  const loaded = (await drafts.load(typed))._unsafeUnwrap();
  if (loaded.kind !== 'draft') throw new Error('There is no draft.');
  const { draft } = loaded;
  const sticker = (
    await container.get('confirmSticker')({ draft, choices: preselectedChoices(draft) })
  )._unsafeUnwrap();
  const pdf = (await container.get('stickers').readPdf(sticker.id))._unsafeUnwrap();

  expect(sticker.content.vehicle.vin).toBe(VIN);
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(calls).toEqual(['POST /api-cwa/generate-sticker', 'POST /api-cwa/confirm-sticker', 'GET /api-cwa/view_pdf']);
  expect(decodings).toBe(1);
  // Once in the client, and once in each request of the origin that contains the VIN.
  expect(vi.mocked(readVin)).toHaveBeenCalledTimes(3);
});
