import { type Context, Hono } from 'hono';
import { documentFileCalls as files } from '#contract/document/file-calls.ts';
import { sampleReport, sampleSticker } from '#contract/document/sample-calls.ts';
import { answer } from '../kernel/answer.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import { serve } from '../kernel/mount.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { wireShared } from '../sharing/read-shared.ts';
import { findSample } from './find-sample.ts';

/** A sample changes only with new demonstration data. */
const CACHED = 'public, max-age=3600';

/** Creates the public routes of the sample report and sticker of a demonstration vehicle. */
export function sampleRoutes(ctx: OriginContext): Hono {
  const read = async (kind: DocumentRow['kind'], c: Context) => {
    const sample = await findSample(ctx, kind, callerOf(c));
    if (sample.isOk()) c.header('cache-control', CACHED);
    return answer(
      c,
      sample.map((row) => ({ status: 'success', data: wireShared(row).document })),
    );
  };
  const print = async (kind: DocumentRow['kind'], c: Context) => {
    const sample = await findSample(ctx, kind, callerOf(c));
    if (sample.isErr()) return answer(c, sample);
    return c.body(await printDocument(ctx, sample.value, await siteAddress(ctx, siteCluesOf(c))), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="sample-${kind}.pdf"`,
      'cache-control': CACHED,
      // The `uri` header determines the language and the link in the seal.
      vary: 'uri',
    });
  };
  const app = new Hono();
  serve(app, ctx, sampleReport, (_nothing, c) => read('report', c));
  serve(app, ctx, sampleSticker, (_nothing, c) => read('sticker', c));
  serve(app, ctx, files.printSampleReport, (_nothing, c) => print('report', c));
  serve(app, ctx, files.printSampleSticker, (_nothing, c) => print('sticker', c));
  return app;
}
