// Runs one PostgreSQL server for as long as its standard input stays open. The test run holds the other end of the
// pipe, so that the server and its folder are removed however the run ends: even a killed process closes the pipe.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';

const { postgres, args, folder, identity } = JSON.parse(process.argv[2] ?? '{}');
const server = spawn(postgres, args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

server.once('error', () => process.exit(1));
server.once('exit', (code) => process.exit(code ?? 1));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

// Ctrl-C reaches this process too, but the tests still need the server while they shut down.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

// PostgreSQL's fast shutdown: it terminates open sessions instead of waiting for them.
process.stdin.once('end', () => server.kill('SIGINT')).resume();
