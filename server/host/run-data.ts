import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fromAsyncThrowable, type Result } from 'neverthrow';
import type { Logger } from 'pino';
import { backUp } from '#origin/backup/back-up.ts';
import { restore } from '#origin/backup/restore.ts';
import { refundOrder } from '#origin/billing/refund/refund-order.ts';
import { replyInChat } from '#origin/chat/reply-in-chat.ts';
import { issuePreviewToken } from '#origin/content/preview-token.ts';
import { IMPORT_KINDS, importFile } from '#origin/data-import/import-file.ts';
import { openDatabase } from '#origin/kernel/db/open-database.ts';
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

/** A command with its settings. */
interface SetCommand extends DataCommand {
  readonly settings: Settings;
}

/** A command with the open database. */
interface DatabaseCommand extends SetCommand {
  readonly db: OriginDatabase;
}

/** Runs a command with its arguments and returns the exit code. */
type Task<Command> = (command: Command, words: readonly string[]) => Promise<number>;

/** The commands: their parameters, where brackets mark an optional one, and their tasks. */
const COMMANDS: Readonly<Record<string, readonly [parameters: string, task: Task<SetCommand>]>> = {
  import: ['KIND FILE', onDatabase(importInto)],
  backup: ['FILE', tellBackup],
  restore: ['FILE', tellRestore],
  'preview-token': ['', onDatabase(tellPreviewToken)],
  reply: ['TICKET TEXT', onDatabase(reply)],
  refund: ['ORDER-NUMBER [AMOUNT]', onDatabase(refund)],
  'check-payments': ['[ADDRESS]', onDatabase(reportPayments)],
};

/** Runs an `npm run data` command on the configured database and returns the exit code. */
export async function runData([verb = '', ...words]: readonly string[], command: DataCommand): Promise<number> {
  const [parameters = '', task = null] = Object.hasOwn(COMMANDS, verb) ? (COMMANDS[verb] ?? []) : [];
  const names = parameters.split(' ').filter((name) => name !== '');
  const required = names.filter((name) => !name.startsWith('['));
  if (task === null || words.length < required.length || words.length > names.length) {
    for (const line of usage()) command.complain(line);
    return 2;
  }
  const settings = readSettings(command.variables);
  if (settings.isErr()) {
    command.complain(settings.error.message);
    return 1;
  }
  mkdirSync(settings.value.dataDir, { recursive: true });
  return task({ ...command, settings: settings.value }, words);
}

function usage(): readonly string[] {
  const commands = Object.entries(COMMANDS).map(([verb, [parameters]], index) =>
    `${index === 0 ? 'Usage:' : '      '} npm run data -- ${verb} ${parameters}`.trimEnd(),
  );
  return [...commands, `The kinds are: ${IMPORT_KINDS.join(', ')}.`];
}

/** Creates a task that runs on the open database after its migrations. */
function onDatabase(task: Task<DatabaseCommand>): Task<SetCommand> {
  return async (command, words) => {
    const db = await openDatabase(command.settings.database, command.logger);
    try {
      return await task({ ...command, db }, words);
    } finally {
      await db.destroy();
    }
  };
}

/** Prints the outcome of a command and returns the exit code. */
function tell<Value>(
  { say, complain }: DataCommand,
  outcome: Result<Value, { readonly message: string }>,
  textOf: (value: Value) => string,
): number {
  if (outcome.isOk()) say(textOf(outcome.value));
  else complain(outcome.error.message);
  return outcome.isOk() ? 0 : 1;
}

async function tellBackup(command: SetCommand, [file = '']: readonly string[]): Promise<number> {
  const backedUp = await backUp(command.settings.database, file);
  return tell(command, backedUp, () => `The database was backed up to ${file}.`);
}

async function tellRestore(command: SetCommand, [file = '']: readonly string[]): Promise<number> {
  const restored = await restore(command.settings.database, file);
  if (restored.isErr()) return tell(command, restored, () => '');
  // Migrate an older backup now instead of at the next start of the host.
  const ready = await fromAsyncThrowable(
    () => onDatabase(async () => 0)(command, []),
    (error) => ({ message: `The database was restored, but this version cannot use it: ${error}` }),
  )();
  return tell(command, ready, () => 'The database was restored and migrated to the newest schema.');
}

async function tellPreviewToken({ db, say }: DatabaseCommand): Promise<number> {
  say(await issuePreviewToken({ db, now }));
  return 0;
}

async function reply(command: DatabaseCommand, [ticket = '', text = '']: readonly string[]): Promise<number> {
  const replied = await replyInChat(partsOf(command), { ticket, text });
  return tell(command, replied, () => 'The reply was added to the chat.');
}

async function reportPayments({ db, settings, variables, say }: DatabaseCommand, [address]: readonly string[]) {
  const at = address ?? `https://${settings.siteDomain}`;
  return (await checkPayments({ db, settings, variables, address: at.replace(/\/+$/, ''), say })) ? 0 : 1;
}

async function refund(command: DatabaseCommand, [number = '', amount]: readonly string[]): Promise<number> {
  if (amount !== undefined && !/^[1-9]\d{0,8}$/.test(amount)) {
    command.complain('The amount must be a whole number in minor units, such as 1499 for $14.99.');
    return 2;
  }
  const order = { orderNumber: number.toUpperCase(), amount: amount === undefined ? null : Number(amount) };
  const refunded = await refundOrder(partsOf(command), order);
  return tell(
    command,
    refunded,
    (made) => `${made.amount} ${made.currency} (minor units) of ${order.orderNumber} are being refunded.`,
  );
}

async function importInto(command: DatabaseCommand, [kind = '', path = '']: readonly string[]): Promise<number> {
  const { db, complain } = command;
  const done = await importFile(
    { db },
    { kind, path, onRejected: ({ line, reason }) => complain(`${line}: ${reason}`) },
  );
  return tell(
    command,
    done,
    ({ entries, rejected, written }) => `${entries} read, ${written} new or changed, ${rejected} rejected.`,
  );
}

const now = () => Date.now();

/** Returns what the origin's operations need from this process. */
function partsOf({ db, settings, logger }: DatabaseCommand) {
  return { db, now, newId: randomUUID, jobSignal: createJobSignal(settings.database, logger) };
}
