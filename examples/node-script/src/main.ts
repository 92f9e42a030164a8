import { createRequestContainer } from 'vinport';
import { consoleLogger } from 'vinport/adapters';
import { lookUp } from './look-up.ts';

const [address, vin, siteDomain = 'test.vinport.example'] = process.argv.slice(2);
if (address === undefined || vin === undefined) {
  process.stderr.write('Usage: npm start -- ADDRESS VIN [SITE DOMAIN]\n');
  process.exit(2);
}

// A script is like one request: it has its own cookies and storage, and leaves nothing behind.
const container = createRequestContainer({
  request: new Request(address),
  siteDomain,
  gsp: false,
  fetch: (url, init) => fetch(url, init),
  logger: consoleLogger,
});

const lines = await lookUp(container, vin);
process.stdout.write(`${lines.join('\n')}\n`);
container.close();
