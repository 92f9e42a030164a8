import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { type ProgramEnd, runProgram } from '#scripts/quality/run-program.ts';
import { until } from '../crashes/until.ts';

const STARTED_WITHIN_MS = 60_000;
/** Variables set by the test runner, and the settings of the person who runs it. */
const NOT_A_READERS = /^(VITEST.*|NODE_ENV|TEST|DATABASE_URL|DATA_DIR|npm_config_.*)$/;

/** Returns the environment of a reader's shell. */
const readersEnvironment = (variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_A_READERS.test(name))),
  NO_COLOR: '1',
  CI: 'true',
  ...variables,
});

/** Runs a command in a folder, like a reader in a shell. */
export const giveCommand = (
  command: string,
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ProgramEnd> => runProgram(command, [], { cwd, env: readersEnvironment(variables), shell: true });

/** A command that runs a server until it is stopped. */
export type ServingCommand = {
  readonly output: () => string;
  /** Returns whether a URL responds within a minute while the command is running. */
  answers: (address: string) => Promise<boolean>;
  /** Stops it and all its processes with Ctrl-C. */
  end: () => Promise<void>;
};

export const serveByCommand = (
  command: string,
  cwd: string,
  variables: Readonly<Record<string, string>> = {},
): ServingCommand => {
  // Ctrl-C reaches the whole process group of a terminal, so the command gets its own group here.
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
      // A program in the group that missed the signal would outlive the test.
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
