import { type Context, Hono } from 'hono';
import { type Result, ResultAsync } from 'neverthrow';
import { documentFileCalls as files } from '#contract/document/file-calls.ts';
import { sharingCalls as calls } from '#contract/document/sharing-calls.ts';
import { mountSignedIn, serveSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { answerWithLogo } from '../dealer/dealer-logo-routes.ts';
import { answer } from '../kernel/answer.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { mount, serve } from '../kernel/mount.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { readDocumentLogo } from '../printing/read-document-logo.ts';
import { findNewestOwnReport, findOwnDocument } from './find-own-document.ts';
import { findShared, readShared } from './read-shared.ts';
import { shareDocument, unshareDocument } from './share-document.ts';
import { findVerified, verifyChecksum, verifyFile } from './verify-document.ts';

/** Creates the routes to print, share and verify documents. */
export function sharingRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  serveSignedIn(app, ctx, files.print, (sent, caller, c) => pdf(c, sent, (input) => findOwnDocument(caller, input)));
  serveSignedIn(app, ctx, files.printNewestReport, (sent, caller, c) =>
    pdf(c, sent, (input) => findNewestOwnReport(caller, input)),
  );
  serve(app, ctx, files.printShared, (sent, c) => pdf(c, sent, (input) => findShared(ctx, input)), 'sharedByCaller');
  // Not part of the specification. The key or ID that identifies the document also identifies its logo.
  serveSignedIn(app, ctx, files.logo, (sent, caller, c) => logo(c, sent, (input) => findOwnDocument(caller, input)));
  serve(app, ctx, files.sharedLogo, (sent, c) => logo(c, sent, (input) => findShared(ctx, input)), 'sharedByCaller');
  serve(
    app,
    ctx,
    files.verifiedLogo,
    (sent, c) => logo(c, sent, (input) => findVerified(ctx, input)),
    'verifiedLogoByCaller',
  );
  mountSignedIn(app, ctx, calls.share, shareDocument, 'shareByAccount');
  mountSignedIn(app, ctx, calls.unshare, unshareDocument);
  mount(app, ctx, calls.readShared, readShared, 'sharedByCaller');
  mount(app, ctx, calls.verify, verifyChecksum, 'verifyByCaller');
  mount(app, ctx, calls.verifyFile, verifyFile, 'verifyByCaller');
  return app;

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
