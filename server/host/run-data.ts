import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fromAsyncThrowable } from 'neverthrow';
import type { Logger } from 'pino';
import { backUp } from '#origin/backup/back-up.ts';
import { restore } from '#origin/backup/restore.ts';
import { refundOrder } from '#origin/billing/refund/refund-order.ts';
import { replyInChat } from '#origin/chat/reply-in-chat.ts';
import { issuePreviewToken } from '#origin/content/preview-token.ts';
import { IMPORT_KINDS, importFile } from '#origin/data-import/import-file.ts';
import { type DatabaseLocation, openDatabase } from '#origin/kernel/db/open-database.ts';
import type { OriginDatabase } from '#origin/kernel/db/schema.ts';
import { createJobSignal } from '#origin/kernel/jobs/job-signal.ts';
import { checkPayments } from './check-payments.ts';
import { readSettings, type Settings } from './settings.ts';

/** The environment and output of the command. */
export interface DataCommand {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const USAGE = [
  'Usage: npm run data -- import KIND FILE',
  '       npm run data -- backup FILE',
  '       npm run data -- restore FILE',
  '       npm run data -- preview-token',
  '       npm run data -- reply TICKET TEXT',
  '       npm run data -- refund ORDER-NUMBER [AMOUNT]',
  '       npm run data -- check-payments [ADDRESS]',
  `The kinds are: ${IMPORT_KINDS.join(', ')}.`,
];

/** Runs an `npm run data` command on the configured database and returns the exit code. */
export async function runData(words: readonly string[], command: DataCommand): Promise<number> {
  const task = taskOf(words);
  if (task === null) {
    for (const line of USAGE) command.complain(line);
    return 2;
  }
  const settings = readSettings(command.variables);
  if (settings.isErr()) {
    command.complain(settings.error.message);
    return 1;
  }
  mkdirSync(settings.value.dataDir, { recursive: true });
  return task(settings.value.database, { ...command, settings: settings.value });
}

/** A command with its settings. */
interface SetCommand extends DataCommand {
  readonly settings: Settings;
}

type Task = (location: DatabaseLocation, command: SetCommand) => Promise<number>;

/** Creates a task that runs on the open database after its migrations. */
function onDatabase(
  task: (db: OriginDatabase, command: SetCommand, location: DatabaseLocation) => Promise<number>,
): Task {
  return async (location, command) => {
    const db = await openDatabase(location, command.logger);
    try {
      return await task(db, command, location);
    } finally {
      await db.destroy();
    }
  };
}

/** Returns the task for the arguments; `null` if they are invalid. */
function taskOf([verb, ...rest]: readonly string[]): Task | null {
  const [first, second, ...more] = rest;
  if (verb === 'preview-token' && first === undefined) return onDatabase(tellPreviewToken);
  if (verb === 'check-payments' && second === undefined) {
    return onDatabase((db, command) => reportPayments(db, first ?? null, command));
  }
  if (verb === 'refund' && first !== undefined && more.length === 0) {
    return onDatabase((db, command, location) =>
      refund(db, { number: first, amount: second ?? null }, { ...command, location }),
    );
  }
  if (first !== undefined && second === undefined) {
    if (verb === 'backup') return (location, command) => tellBackup(location, first, command);
    if (verb === 'restore') return (location, command) => tellRestore(location, first, command);
  }
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (verb === 'import') return onDatabase((db, command) => importInto(db, { kind: first, path: second }, command));
  if (verb === 'reply')
    return onDatabase((db, command, location) => reply(db, { ticket: first, text: second }, { ...command, location }));
  return null;
}

async function tellBackup(location: DatabaseLocation, file: string, { say, complain }: DataCommand): Promise<number> {
  return (await backUp(location, file)).match(
    () => {
      say(`The database was backed up to ${file}.`);
      return 0;
    },
    ({ message }) => {
      complain(message);
      return 1;
    },
  );
}

async function tellRestore(location: DatabaseLocation, file: string, command: SetCommand): Promise<number> {
  const restored = await restore(location, file);
  if (restored.isErr()) {
    command.complain(restored.error.message);
    return 1;
  }
  // Migrate an older backup now instead of at the next start of the host.
  const ready = await fromAsyncThrowable(
    () => onDatabase(async () => 0)(location, command),
    (error) => error,
  )();
  return ready.match(
    (code) => {
      command.say('The database was restored and migrated to the newest schema.');
      return code;
    },
    (error) => {
      command.complain(`The database was restored, but this version cannot use it: ${error}`);
      return 1;
    },
  );
}

async function tellPreviewToken(db: OriginDatabase, { say }: DataCommand): Promise<number> {
  say(await issuePreviewToken({ db, now }));
  return 0;
}

async function reply(
  db: OriginDatabase,
  answer: { readonly ticket: string; readonly text: string },
  { say, complain, logger, location }: DataCommand & { readonly location: DatabaseLocation },
): Promise<number> {
  const jobSignal = createJobSignal(location, logger);
  const replied = await replyInChat({ db, now, newId: randomUUID, jobSignal }, answer);
  return replied.match(
    () => {
      say('The reply was added to the chat.');
      return 0;
    },
    ({ message }) => {
      complain(message);
      return 1;
    },
  );
}

async function reportPayments(db: OriginDatabase, address: string | null, { settings, variables, say }: SetCommand) {
  const at = address ?? `https://${settings.siteDomain}`;
  return (await checkPayments({ db, settings, variables, address: at.replace(/\/+$/, ''), say })) ? 0 : 1;
}

async function refund(
  db: OriginDatabase,
  { number, amount }: { readonly number: string; readonly amount: string | null },
  { say, complain, logger, location }: SetCommand & { readonly location: DatabaseLocation },
): Promise<number> {
  if (amount !== null && !/^[1-9]\d{0,8}$/.test(amount)) {
    complain('The amount must be a whole number in minor units, such as 1499 for $14.99.');
    return 2;
  }
  const jobSignal = createJobSignal(location, logger);
  const order = { orderNumber: number.toUpperCase(), amount: amount === null ? null : Number(amount) };
  const refunded = await refundOrder({ db, now, newId: randomUUID, jobSignal }, order);
  return refunded.match(
    (made) => {
      say(`${made.amount} ${made.currency} (minor units) of ${order.orderNumber} are being refunded.`);
      return 0;
    },
    ({ message }) => {
      complain(message);
      return 1;
    },
  );
}

const now = () => Date.now();

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
      say(`${entries} read, ${written} new or changed, ${rejected} rejected.`);
      return 0;
    },
    ({ message }) => {
      complain(message);
      return 1;
    },
  );
}
