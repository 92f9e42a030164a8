import { type Context, Hono } from 'hono';
import { type Result, ResultAsync } from 'neverthrow';
import { documentFileCalls as files } from '#contract/document/file-calls.ts';
import { sharingCalls as calls } from '#contract/document/sharing-calls.ts';
import { mountSignedIn, serveSignedIn } from '../account/mount-signed-in.ts';
import type { SignedInEnv } from '../account/signed-in.ts';
import { answerWithLogo } from '../dealer/dealer-logo-routes.ts';
import { answer } from '../kernel/answer.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { mount, serve } from '../kernel/mount.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { readDocumentLogo } from '../printing/read-document-logo.ts';
import { findNewestOwnReport, findOwnDocument } from './find-own-document.ts';
import { findShared, wireShared } from './read-shared.ts';
import { shareDocument, unshareDocument } from './share-document.ts';
import { findVerified, verifyChecksum, verifyFile } from './verify-document.ts';

/** Creates the routes to print, share and verify documents. */
export function sharingRoutes(ctx: OriginContext): Hono<SignedInEnv> {
  const app = new Hono<SignedInEnv>();
  serveSignedIn(app, ctx, files.print, (sent, caller, c) => pdf(c, sent, (input) => findOwnDocument(caller, input)));
  serveSignedIn(app, ctx, files.printNewestReport, (sent, caller, c) =>
    pdf(c, sent, (input) => findNewestOwnReport(caller, input)),
  );
  serve(app, files.printShared, (sent, c) => pdf(c, sent, (input) => findShared(ctx, input, callerOf(c))));
  // Not part of the specification. The key or ID that identifies the document also identifies its logo.
  serveSignedIn(app, ctx, files.logo, (sent, caller, c) => logo(c, sent, (input) => findOwnDocument(caller, input)));
  serve(app, files.sharedLogo, (sent, c) => logo(c, sent, (input) => findShared(ctx, input, callerOf(c))));
  serve(app, files.verifiedLogo, (sent, c) => logo(c, sent, (input) => findVerified(ctx, input, callerOf(c))));
  mountSignedIn(app, ctx, calls.share, async (sent, caller, c) =>
    shareDocument(caller, sent, (await siteAddress(ctx, siteCluesOf(c))).address),
  );
  mountSignedIn(app, ctx, calls.unshare, (sent, caller) => unshareDocument(caller, sent));
  mount(app, calls.readShared, async (sent, c) =>
    (await findShared(ctx, sent, callerOf(c))).map((row) => ({ status: 'success', data: wireShared(row) })),
  );
  mount(app, calls.verify, (sent, c) => verifyChecksum(ctx, sent, callerOf(c)));
  mount(app, calls.verifyFile, (sent, c) => verifyFile(ctx, sent, callerOf(c)));
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
