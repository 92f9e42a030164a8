import { type Context, Hono } from 'hono';
import { type Result, ResultAsync } from 'neverthrow';
import { type SignedInEnv, signedIn } from '../account/signed-in.ts';
import { answerWithLogo } from '../dealer/dealer-logo-routes.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import type { OriginError } from '../kernel/origin-error.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { readDocumentLogo } from '../printing/read-document-logo.ts';
import { documentIdInput, documentVinInput, findNewestOwnReport, findOwnDocument } from './find-own-document.ts';
import { findShared, sharedKeyInput, wireShared } from './read-shared.ts';
import { shareDocument, unshareDocument } from './share-document.ts';
import { checksumInput, fileInput, findVerified, verifyChecksum, verifyFile } from './verify-document.ts';

/** The calls by which documents are printed, shared by their owner, and proven unaltered to anyone. */
export function sharingRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const onlySignedIn = signedIn(ctx);
  return (
    new Hono<SignedInEnv>()
      .get('/api-cwa/view_pdf', onlySignedIn, (c) =>
        pdf(c, readQuery(c, documentIdInput), (input) => findOwnDocument(c.get('signedIn'), input)),
      )
      .get('/api-cwa/filter-pdf', onlySignedIn, (c) =>
        pdf(c, readQuery(c, documentVinInput), (input) => findNewestOwnReport(c.get('signedIn'), input)),
      )
      .post('/api-cwa/share', onlySignedIn, async (c) => {
        const { address } = await siteAddress(ctx, siteCluesOf(c));
        return answerWith(c, await readForm(c, documentIdInput), (input) =>
          shareDocument(c.get('signedIn'), input, address),
        );
      })
      .post('/api-cwa/unshare', onlySignedIn, async (c) =>
        answerWith(c, await readForm(c, documentIdInput), (input) => unshareDocument(c.get('signedIn'), input)),
      )
      .get('/api-cwa/shared', (c) =>
        answerWith(c, readQuery(c, sharedKeyInput), async (input) =>
          (await findShared(ctx, input, callerOf(c))).map((row) => ({ status: 'success', data: wireShared(row) })),
        ),
      )
      .get('/api-cwa/shared-pdf', (c) =>
        pdf(c, readQuery(c, sharedKeyInput), (input) => findShared(ctx, input, callerOf(c))),
      )
      // Ours: by whatever the document itself is found.
      .get('/api-cwa/document_logo', onlySignedIn, (c) =>
        logo(c, readQuery(c, documentIdInput), (input) => findOwnDocument(c.get('signedIn'), input)),
      )
      .get('/api-cwa/shared_logo', (c) =>
        logo(c, readQuery(c, sharedKeyInput), (input) => findShared(ctx, input, callerOf(c))),
      )
      .get('/api-cwa/verified_logo', (c) =>
        logo(c, readQuery(c, checksumInput), (input) => findVerified(ctx, input, callerOf(c))),
      )
      .get('/api-cwa/verify', (c) =>
        answerWith(c, readQuery(c, checksumInput), (input) => verifyChecksum(ctx, input, callerOf(c))),
      )
      .post('/api-cwa/verify', async (c) =>
        answerWith(c, await readForm(c, fileInput), (input) => verifyFile(ctx, input, callerOf(c))),
      )
  );

  async function logo<Input>(
    c: Context,
    input: Result<Input, OriginError>,
    find: (input: Input) => Promise<Result<DocumentRow, OriginError>>,
  ): Promise<Response> {
    const found = await input.asyncAndThen((fields) => new ResultAsync(find(fields)));
    return answerWithLogo(c, await found.asyncAndThen((row) => new ResultAsync(readDocumentLogo(ctx, row))));
  }

  async function pdf<Input>(
    c: Context,
    input: Result<Input, OriginError>,
    find: (input: Input) => Promise<Result<DocumentRow, OriginError>>,
  ): Promise<Response> {
    const found = await input.asyncAndThen((fields) => new ResultAsync(find(fields)));
    if (found.isErr()) return answer(c, found);
    const bytes = await printDocument(ctx, found.value, await siteAddress(ctx, siteCluesOf(c)));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${found.value.kind}-${found.value.vin.replace(/[^A-Z0-9-]/gi, '-')}.pdf"`,
    });
  }
}
