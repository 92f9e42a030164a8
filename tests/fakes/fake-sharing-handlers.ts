import type { RequestHandler } from 'msw';
import { documentFileCalls as files } from '#contract/document/file-calls.ts';
import { sharingCalls as calls, sharedToWire, verifiedToWire } from '#contract/document/sharing-calls.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import { answering } from './answering.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeSharingGateway } from './fake-sharing-gateway.ts';
import { bearerOf, dataAnswerOf, pdfAnswerOf, pictureAnswerOf } from './fake-wire.ts';

/** Returns handlers for the calls that share documents and verify printed documents. */
export function fakeSharingHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): SharingGateway =>
    createFakeSharingGateway({ origin: fake, token: () => bearerOf(request) });

  return [
    answering(origin, calls.readShared, async ({ key }, request) =>
      dataAnswerOf((await of(request).readShared(key)).map(sharedToWire)),
    ),
    answering(origin, files.printShared, async ({ key }, request) => pdfAnswerOf(await of(request).readSharedPdf(key))),
    answering(origin, files.logo, async ({ id }, request) =>
      pictureAnswerOf(await of(request).readLogo({ by: 'id', id })),
    ),
    answering(origin, files.sharedLogo, async ({ key }, request) =>
      pictureAnswerOf(await of(request).readLogo({ by: 'key', key })),
    ),
    answering(origin, files.verifiedLogo, async ({ checksum }, request) =>
      pictureAnswerOf(await of(request).readLogo({ by: 'checksum', checksum })),
    ),
    answering(origin, calls.verify, async ({ checksum }, request) =>
      dataAnswerOf((await of(request).verify(checksum)).map(verifiedToWire)),
    ),
    answering(origin, calls.verifyFile, async ({ file }, request) =>
      dataAnswerOf((await of(request).verifyFile(await file.bytes())).map(verifiedToWire)),
    ),
    answering(origin, calls.share, async ({ id }, request) => dataAnswerOf(await of(request).share(id))),
    answering(origin, calls.unshare, async ({ id }, request) =>
      dataAnswerOf((await of(request).unshare(id)).map((revoked) => ({ revoked }))),
    ),
  ].flat();
}
