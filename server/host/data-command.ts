import process from 'node:process';
import pino from 'pino';
import { runData } from './run-data.ts';

process.exitCode = await runData(process.argv.slice(2), {
  variables: process.env,
  logger: pino({ level: 'warn' }, pino.destination(2)),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
