import { http, type RequestHandler } from 'msw';
import type { SharedDocument } from '#core/sharing/shared-document.ts';
import type { VerifiedDocument } from '#core/sharing/verified-document.ts';
import { wireSticker } from '#origin/snapshots/sticker-snapshot.ts';
import type { SharingGateway } from '#ports/sharing-gateway.ts';
import type { FakeOrigin } from './fake-origin.ts';
import { createFakeSharingGateway } from './fake-sharing-gateway.ts';
import { bearerOf, dataAnswerOf, pdfAnswerOf, pictureAnswerOf, plainFormOf, queryOf } from './fake-wire.ts';
import { wireReport } from './wire-report.ts';

/** Answers the calls by which documents are shared, and prints verified. */
export function fakeSharingHandlers(fake: FakeOrigin, origin: string): RequestHandler[] {
  const of = (request: Request): SharingGateway =>
    createFakeSharingGateway({ origin: fake, token: () => bearerOf(request) });
  const idIn = async (request: Request) => (await plainFormOf(request)).id ?? '';

  return [
    http.get(`${origin}/api-cwa/shared`, async ({ request }) =>
      dataAnswerOf((await of(request).readShared(queryOf(request, 'key'))).map(wireShared)),
    ),
    http.get(`${origin}/api-cwa/shared-pdf`, async ({ request }) =>
      pdfAnswerOf(await of(request).readSharedPdf(queryOf(request, 'key'))),
    ),
    http.get(`${origin}/api-cwa/document_logo`, async ({ request }) =>
      pictureAnswerOf(await of(request).readLogo({ by: 'id', id: queryOf(request, 'id') })),
    ),
    http.get(`${origin}/api-cwa/shared_logo`, async ({ request }) =>
      pictureAnswerOf(await of(request).readLogo({ by: 'key', key: queryOf(request, 'key') })),
    ),
    http.get(`${origin}/api-cwa/verified_logo`, async ({ request }) =>
      pictureAnswerOf(await of(request).readLogo({ by: 'checksum', checksum: queryOf(request, 'checksum') })),
    ),
    http.get(`${origin}/api-cwa/verify`, async ({ request }) =>
      dataAnswerOf((await of(request).verify(queryOf(request, 'checksum'))).map(wireVerified)),
    ),
    http.post(`${origin}/api-cwa/verify`, async ({ request }) => {
      const file = (await request.formData()).get('file');
      const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
      return dataAnswerOf((await of(request).verifyFile(bytes)).map(wireVerified));
    }),
    http.post(`${origin}/api-cwa/share`, async ({ request }) =>
      dataAnswerOf(await of(request).share(await idIn(request))),
    ),
    http.post(`${origin}/api-cwa/unshare`, async ({ request }) =>
      dataAnswerOf((await of(request).unshare(await idIn(request))).map((revoked) => ({ revoked }))),
    ),
  ];
}

/** Puts a document for others on the wire. */
export function wireShared(shared: SharedDocument): object {
  return shared.kind === 'report'
    ? { kind: shared.kind, document: wireReport(shared.report) }
    : { kind: shared.kind, document: wireSticker(shared.sticker) };
}

function wireVerified({ maskedVin, createdAt, preparedBy, ...told }: VerifiedDocument): object {
  return {
    ...told,
    vin: maskedVin,
    created_at: createdAt,
    ...(preparedBy !== undefined && { prepared_by: preparedBy }),
  };
}
