import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { type ProgramEnd, runProgram } from '#scripts/quality/run-program.ts';
import { until } from '../crashes/until.ts';

const STARTED_WITHIN_MS = 60_000;
/** What the runner of the tests sets for itself, and the settings of who runs it. */
const NOT_A_READERS = /^(VITEST.*|NODE_ENV|TEST|DATABASE_URL|DATA_DIR|npm_config_.*)$/;

/** What a reader's shell has. */
const readersEnvironment = (variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_A_READERS.test(name))),
  NO_COLOR: '1',
  CI: 'true',
  ...variables,
});

/** Gives a command in a folder, as a reader does in a shell. */
export const giveCommand = (
  command: string,
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ProgramEnd> => runProgram(command, [], { cwd, env: readersEnvironment(variables), shell: true });

/** A command that serves until it is ended. */
export type ServingCommand = {
  readonly output: () => string;
  /** Whether an address answers before a minute is over, and the command still runs. */
  answers: (address: string) => Promise<boolean>;
  /** Ctrl-C, and nothing is left of it. */
  end: () => Promise<void>;
};

export const serveByCommand = (
  command: string,
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): ServingCommand => {
  // Ctrl-C reaches all of a terminal's group: here the command has a group of its own.
  const child = spawn(command, { cwd, env: readersEnvironment(variables), shell: true, detached: true });
  const closed = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  const isThere = (address: string) =>
    fetch(address).then(
      (response) => response.ok,
      () => false,
    );
  return {
    output: () => output,
    answers: (address) => until(async () => child.exitCode === null && (await isThere(address)), STARTED_WITHIN_MS),
    end: async () => {
      signalGroup(child, 'SIGINT');
      await closed;
      // A program of the group that did not hear it would outlive the test.
      signalGroup(child, 'SIGKILL');
    },
  };
};

const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): boolean => {
  if (pid === undefined) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
};
