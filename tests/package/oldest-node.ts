import path from 'node:path';
import { projectRoot } from '#scripts/quality/project-root.ts';
import { runProgram } from '#scripts/quality/run-program.ts';
import { readPackage, succeeds } from './packed-library.ts';

const NODE = path.join(projectRoot, 'tests/package/oldest-node/node_modules/node/bin/node');

/** The oldest Node version that the library supports. */
export const OLDEST_NODE = /^>=([\d.]+)$/.exec(readPackage(projectRoot).engines?.node ?? '')?.[1] ?? 'none';

/** Runs an ES module on the oldest Node, with a folder's installed packages, and returns its output. */
export const onOldestNode = (program: string, folder: string): Promise<string> =>
  succeeds(runProgram(NODE, ['--input-type=module', '--eval', program], { cwd: folder }));

/**
 * A program that decodes a VIN, buys a report and calls an unreachable origin, using its own origin, and prints the
 * result of each and the number of requests.
 */
export const CALLS_ON_OLDEST_NODE = `
import { createServer } from 'node:http';
import { createRequestContainer } from 'vinport';
import { consoleLogger } from 'vinport/adapters';
import { purchaseOutcome } from 'vinport/core';
import { aPurchase } from 'vinport/testing';

const answers = {
  '/api/decode': { status: 'success', data: { year: 2003, make: 'Honda', model: 'Accord' } },
  '/landing/app-customer-register': { status: 'needs_action', order_id: 'order-1', continue_at: 'https://pay.example/1' },
};
let requests = 0;
const server = createServer((request, response) => {
  requests += 1;
  const answer = answers[new URL(request.url, 'http://origin').pathname];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = 'http://127.0.0.1:' + server.address().port;
const open = (retries) =>
  createRequestContainer({
    request: new Request(origin),
    siteDomain: 'test.vinport.example',
    gsp: false,
    fetch: (url, init) => fetch(url, init),
    logger: consoleLogger,
    retries,
  });

const { make } = (await open().get('decodeVehicle')('1HGCM82693A000001'))._unsafeUnwrap();
const bought = purchaseOutcome(await open().get('buyPlan')(aPurchase()))._unsafeUnwrap();
server.close();
server.closeAllConnections();
const gone = (await open(0).get('decodeVehicle')('1HGCM82693A000001'))._unsafeUnwrapErr();
const cause = gone.cause.message;
console.log(JSON.stringify({ make, continueAt: bought.continueAt, requests, gone: gone.code, cause }));
`;
