import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './project-root.ts';

const STOP_SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export type ProgramEnd = { ok: boolean; output: string };

/** Runs a program and captures its output. With `stdio: 'inherit'`, the output goes to the terminal. */
export const runProgram = (command: string, args: string[], options: SpawnOptions = {}): Promise<ProgramEnd> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    const passOn = (signal: NodeJS.Signals) => {
      // Forward the signal to the program, and exit as soon as it has.
      child.once('close', () => process.exit(128 + constants.signals[signal]));
      child.kill(signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, passOn);
    child.once('close', () => {
      for (const signal of STOP_SIGNALS) process.off(signal, passOn);
    });
    child.once('error', (error) => resolve({ ok: false, output: `${command}: ${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });

/** Runs the CLI of an installed package with the current Node, without a shell. */
export const runTool = (bin: string, args: string[], options: SpawnOptions = {}): Promise<ProgramEnd> =>
  runProgram(process.execPath, [`node_modules/${bin}`, ...args], options);
