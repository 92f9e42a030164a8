import { Hono } from 'hono';
import { ResultAsync } from 'neverthrow';
import { answerWithLogo } from '../dealer/dealer-logo-routes.ts';
import { answer, answerWith } from '../kernel/answer.ts';
import { callerOf } from '../kernel/limits/caller.ts';
import type { OriginContext } from '../kernel/origin-context.ts';
import { readForm, readQuery } from '../kernel/read-input.ts';
import { siteAddress, siteCluesOf } from '../kernel/site/site-address.ts';
import { printDocument } from '../printing/print-document.ts';
import { readDocumentLogo } from '../printing/read-document-logo.ts';
import { chooseCompensation, deliveryChoiceInput } from './compensate.ts';
import { renewDocumentLink } from './document-links.ts';
import { deliveredInput, documentLinkInput, findDelivered, readDelivered } from './read-delivered.ts';

/** The calls by which a buyer without a sign-in reads what was delivered. All are ours. */
export function deliveryRoutes(ctx: OriginContext): Hono {
  return new Hono()
    .get('/landing/document', (c) => {
      c.header('x-robots-tag', 'noindex');
      return answerWith(c, readQuery(c, deliveredInput), (input) => readDelivered(ctx, input, callerOf(c)));
    })
    .get('/landing/document-pdf', async (c) => {
      const input = readQuery(c, deliveredInput);
      const found = await input.asyncAndThen((fields) => new ResultAsync(findDelivered(ctx, fields, callerOf(c))));
      if (found.isErr()) return answer(c, found);
      const bytes = await printDocument(ctx, found.value, await siteAddress(ctx, siteCluesOf(c)));
      return c.body(bytes, 200, {
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex',
        'content-disposition': `inline; filename="${found.value.kind}-${found.value.vin.replace(/[^A-Z0-9-]/gi, '-')}.pdf"`,
      });
    })
    .get('/landing/document-logo', async (c) => {
      const input = readQuery(c, deliveredInput);
      const found = await input.asyncAndThen((fields) => new ResultAsync(findDelivered(ctx, fields, callerOf(c))));
      return answerWithLogo(c, await found.asyncAndThen((row) => new ResultAsync(readDocumentLogo(ctx, row))));
    })
    .post('/landing/document-link', async (c) =>
      answerWith(c, await readForm(c, documentLinkInput), ({ key }) => renewDocumentLink(ctx, key, callerOf(c))),
    )
    .post('/landing/delivery-choice', async (c) =>
      answerWith(c, await readForm(c, deliveryChoiceInput), (input) => chooseCompensation(ctx, input)),
    );
}
