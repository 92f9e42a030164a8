import { access, constants } from 'node:fs/promises';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { OriginContext } from '../kernel/origin-context.ts';
import { pageEntries, siteEntries } from './content-entries.ts';
import { discountCodeEntries } from './discount-code-entries.ts';
import { historyEntries } from './history-entries.ts';
import { type ImportOptions, type ImportSummary, importEntries } from './import-entries.ts';
import { planEntries } from './plan-entries.ts';
import { readJsonEntries } from './read-json-entries.ts';
import { readRecalls } from './read-recalls.ts';
import { recallEntries } from './recall-entries.ts';
import { sourceEntries } from './source-entries.ts';
import { buildEntries, classicEntries, plateEntries } from './vehicle-entries.ts';

type Import = (ctx: Pick<OriginContext, 'db'>, path: string, options: ImportOptions) => Promise<ImportSummary>;

/** The importable data, by kind. */
const imports: Readonly<Record<string, Import>> = {
  sites: (ctx, path, options) => importEntries(ctx, siteEntries, readJsonEntries(path), options),
  pages: (ctx, path, options) => importEntries(ctx, pageEntries, readJsonEntries(path), options),
  plans: (ctx, path, options) => importEntries(ctx, planEntries, readJsonEntries(path), options),
  codes: (ctx, path, options) => importEntries(ctx, discountCodeEntries, readJsonEntries(path), options),
  builds: (ctx, path, options) => importEntries(ctx, buildEntries, readJsonEntries(path), options),
  classics: (ctx, path, options) => importEntries(ctx, classicEntries, readJsonEntries(path), options),
  plates: (ctx, path, options) => importEntries(ctx, plateEntries, readJsonEntries(path), options),
  history: (ctx, path, options) => importEntries(ctx, historyEntries, readJsonEntries(path), options),
  sources: (ctx, path, options) => importEntries(ctx, sourceEntries, readJsonEntries(path), options),
  recalls: (ctx, path, options) => importEntries(ctx, recallEntries, readRecalls(path), options),
};

/** The names of all kinds. */
export const IMPORT_KINDS: readonly string[] = Object.keys(imports);

/** Why a file could not be imported. */
export interface ImportError {
  readonly code: 'unknown-kind' | 'unreadable-file' | 'broken-off';
  readonly message: string;
}

/** Imports all valid entries of a file of one kind in one transaction. */
export async function importFile(
  ctx: Pick<OriginContext, 'db'>,
  { kind, path, ...options }: ImportOptions & { readonly kind: string; readonly path: string },
): Promise<Result<ImportSummary, ImportError>> {
  const work = imports[kind];
  if (!work) {
    return err({
      code: 'unknown-kind',
      message: `Unknown kind ${kind}. The kinds are: ${IMPORT_KINDS.join(', ')}.`,
    });
  }
  const readable = await ResultAsync.fromPromise(access(path, constants.R_OK), String);
  if (readable.isErr()) return err({ code: 'unreadable-file', message: `${path} cannot be read (${readable.error}).` });
  const summary = await ResultAsync.fromPromise(work(ctx, path, options), String);
  return summary.isOk()
    ? ok(summary.value)
    : err({ code: 'broken-off', message: `Nothing was written: ${summary.error}` });
}
