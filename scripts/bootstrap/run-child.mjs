import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { projectRoot } from './project.mjs';

const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to completion and never leaves it running: a stop signal to this process is forwarded, and this
 * process waits for the program to exit.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, stopped: boolean, output: string }>}
 */
export const runChild = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', ...options });
    let output = '';
    let stops = 0;
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);

    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      stops += 1;
      // Ctrl-C in a terminal reaches the whole process group, so the program has already received it. A second Ctrl-C
      // means "now".
      if (signal === 'SIGINT' && process.stdin.isTTY) {
        if (stops > 1) child.kill('SIGKILL');
        return;
      }
      child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, passOn);
    const settle = () => {
      for (const signal of STOP_SIGNALS) process.off(signal, passOn);
    };

    child.once('error', (error) => {
      settle();
      reject(error);
    });
    child.once('close', (code, signal) => {
      settle();
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), stopped: stops > 0, output });
    });
  });
