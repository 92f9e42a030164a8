import { err, ok, type Result } from 'neverthrow';
import type { LogoFile } from '../dealer/read-dealer-logo.ts';
import type { Letterhead } from '../documents/engine/marks/letterhead.ts';
import type { DocumentRow } from '../kernel/db/schema.ts';
import type { OriginContext, OriginError } from '../kernel/origin-context.ts';

type LogoContext = Pick<OriginContext, 'db'>;

/** Returns the logo of a document: GET /api-cwa/document_logo. It requires access to the document. */
export async function readDocumentLogo(
  ctx: LogoContext,
  document: Pick<DocumentRow, 'dealer_logo'>,
): Promise<Result<LogoFile, OriginError>> {
  const logo = await logoOf(ctx, document);
  return logo ? ok(logo) : err({ code: 'not-found', message: 'This document bears no logo.' });
}

/** Returns the letterhead of a document, or `null`. */
export async function letterheadOf(
  ctx: LogoContext,
  document: Pick<DocumentRow, 'dealer_logo' | 'prepared_by'>,
): Promise<Letterhead | null> {
  const logo = await logoOf(ctx, document);
  return logo && { name: document.prepared_by ?? '', logo: `data:${logo.media_type};base64,${logo.base64}` };
}

async function logoOf(
  { db }: LogoContext,
  { dealer_logo }: Pick<DocumentRow, 'dealer_logo'>,
): Promise<LogoFile | null> {
  if (dealer_logo === null) return null;
  return db
    .selectFrom('dealer_logos')
    .select(['media_type', 'base64'])
    .where('id', '=', dealer_logo)
    .executeTakeFirstOrThrow();
}
