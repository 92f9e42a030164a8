import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { issuePreviewToken } from '../origin/content/preview-token.ts';
import { IMPORT_KINDS, importFile } from '../origin/data-import/import-file.ts';
import { openDatabase } from '../origin/db/open-database.ts';
import type { OriginDatabase } from '../origin/db/schema.ts';
import { readSettings } from './settings.ts';

/** What the command is given by who runs it. */
export interface DataCommand {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = [
  'Usage: npm run data -- import KIND FILE',
  '       npm run data -- preview-token',
  `The kinds are: ${IMPORT_KINDS.join(', ')}.`,
];

/** Does what `npm run data` is asked, on the database that the settings name, and answers the exit code. */
export async function runData(words: readonly string[], command: DataCommand): Promise<number> {
  const [verb, kind, path] = words;
  const isImport = verb === 'import' && kind !== undefined && path !== undefined && words.length === 3;
  const isPreview = verb === 'preview-token' && words.length === 1;
  if (!isImport && !isPreview) {
    for (const line of USAGE) command.complain(line);
    return 2;
  }
  const settings = readSettings(command.variables);
  if (settings.isErr()) {
    command.complain(settings.error.message);
    return 1;
  }
  mkdirSync(settings.value.dataDir, { recursive: true });
  const db = await openDatabase(settings.value.database, command.logger);
  try {
    if (!isImport) {
      command.say(await issuePreviewToken({ db, now: () => Date.now() }));
      return 0;
    }
    return await importInto(db, { kind, path }, command);
  } finally {
    await db.destroy();
  }
}

async function importInto(
  db: OriginDatabase,
  file: { readonly kind: string; readonly path: string },
  { say, complain }: DataCommand,
): Promise<number> {
  const onRejected = ({ line, reason }: { readonly line: number; readonly reason: string }) =>
    complain(`${line}: ${reason}`);
  const done = await importFile({ db }, { ...file, onRejected });
  return done.match(
    ({ entries, rejected, written }) => {
      say(`${entries} read, ${written} new or changed, ${rejected} left out.`);
      return 0;
    },
    ({ message }) => {
      complain(message);
      return 1;
    },
  );
}
